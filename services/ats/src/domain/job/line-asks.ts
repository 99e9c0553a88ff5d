import { skillNames } from '../vocabulary/find-skills.ts'
import { softSkills } from '../vocabulary/skills.ts'
import { skillGroups } from './alternatives.ts'
import { type AskedDegree, degreeIn } from './asked-degree.ts'
import { yearsIn } from './asked-years.ts'
import { withoutColleagues } from './colleagues.ts'
import { credentialsIn, withoutCredentials } from './credentials.ts'
import type { JobLanguage } from './language.ts'
import { languagesAsked } from './languages-asked.ts'
import { type LineOfOwnWords, ownWordsIn } from './own-words.ts'
import { type AskedYears, type Requirement, weights } from './requirement.ts'
import { isTrait } from './traits.ts'
import { holds } from './work-in-line.ts'

/** Maximum length, in characters, of a line that is read for more than known names. */
const longestLine = 2_000

/** Names of skills that are everyday words of a language. */
const everydayWords: Partial<Record<JobLanguage, string>> = { pl: 'Jest', pt: 'SEM', es: 'Temporal' }

/** "En vue de", "vue d’ensemble": a word of French, as it is not written where Vue.js is meant. */
const inView = /(?<![\p{L}.])vue(?![\p{L}.]|\s?js)/gu

type Where = LineOfOwnWords['where']

/**
 * What one line asks for.
 * @param where where the line stands
 */
export function askedIn(line: string, required: boolean, where: Where): Requirement[] {
  const weight = required ? weights.required : weights.preferred
  const isShort = line.length <= longestLine
  const degree = isShort ? degreeIn(line) : undefined
  const years = isShort ? yearsIn(line) : []
  const credentials = credentialsIn(line)
  const rest = besideNames(line, degree, credentials.length > 0, where)
  const skills = knownSkillsIn(rest, required, where.language)
  const known = new Set(skills.flatMap(({ name, anyOf }) => anyOf ?? [name]))
  const isNew = (name: string) => addsTo(known, years, name)
  const own = isShort ? ownWordsIn({ line, rest, where, hasDegree: degree !== undefined, known, isNew }) : undefined
  return [
    ...skills,
    ...(own ? requirementsOfOwnWords(own, required) : []),
    ...credentials.map((name): Requirement => ({ kind: 'certification', name, required, weight })),
    ...languagesAsked(line).map((name): Requirement => ({ kind: 'language', name, required, weight })),
    ...years.map((asked): Requirement => ({ kind: 'years', name: yearsName(asked), required, weight, ...asked })),
    ...(degree ? [degreeAsked(degree, required)] : []),
  ]
}

/** A line without its degree, people to work with, and credentials, whose words name no skills. */
function besideNames(line: string, degree: AskedDegree | undefined, hasCredentials: boolean, where: Where): string {
  const isShort = line.length <= longestLine
  const alone = isShort ? withoutColleagues(degree?.rest ?? line) : line
  const rest = hasCredentials ? withoutCredentials(alone) : alone
  return where.language === 'fr' ? rest.replace(inView, ' ') : rest
}

/** The skills that a line names and the vocabulary has; alternatives are one requirement. */
function knownSkillsIn(text: string, required: boolean, language: JobLanguage): Requirement[] {
  return skillGroups(text)
    .filter(({ names }) => !names.every((name) => isTrait(name) || everydayWords[language] === name))
    .map(({ names, isDetail }): Requirement => {
      const isRequired = required && !isDetail
      const isSoft = names.every((name) => softSkills.has(name.toLowerCase()))
      const weight = isRequired ? weights.required : weights.preferred
      return {
        kind: 'skill',
        name: names.join(' or '),
        ...(names.length > 1 ? { anyOf: names } : {}),
        required: isRequired,
        weight: isSoft ? weights.soft : weight,
      }
    })
}

/** Whether a name says something that neither the known skills of its line do nor what years are asked in. */
function addsTo(known: Set<string>, years: AskedYears[], name: string): boolean {
  if (years.some((asked) => asked.in !== '' && holds(asked.in, name))) return false
  if (known.size === 0) return true
  const says = (skill: string) => holds(name, skill) || holds(skill, name)
  return !skillNames(name, true).some((skill) => known.has(skill)) && ![...known].some(says)
}

/** Work is preferred, and traits count nothing. */
function requirementsOfOwnWords(
  { phrases, work, traits, abilities }: ReturnType<typeof ownWordsIn>,
  required: boolean,
): Requirement[] {
  const weight = required ? weights.required : weights.preferred
  const ofPhrases = phrases.map((name) => ({ name, required, weight, isPhrase: true }))
  const ofWork = work.map((name) => ({ name, required: false, weight: weights.preferred, isPhrase: true }))
  const ofTraits = [...traits, ...abilities].map((name) => ({ name, required, weight: weights.trait, isTrait: true }))
  return [...ofPhrases, ...ofWork, ...ofTraits].map((one) => ({ kind: 'skill', ...one }))
}

const yearsName = ({ years, in: topic }: AskedYears) =>
  `${years} ${years === 1 && topic !== '' ? 'year' : 'years'} of ${topic === '' ? 'experience' : topic}`

function degreeAsked({ level, fields }: AskedDegree, required: boolean): Requirement {
  return {
    kind: 'degree',
    name: `${level} degree${fields.length > 0 ? ` in ${fields.join(', ')}` : ''}`,
    required,
    weight: required ? weights.degree : weights.preferred,
    level,
    fields,
  }
}
