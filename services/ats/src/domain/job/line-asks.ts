import { isPresentVerb, openerOf } from '../rules/verbs.ts'
import { skillNames } from '../vocabulary/find-skills.ts'
import { type WorkLanguage, workNamesIn } from '../vocabulary/find-work-names.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { softSkills } from '../vocabulary/skills.ts'
import { skillGroups } from './alternatives.ts'
import { type AskedDegree, degreeIn } from './asked-degree.ts'
import { phrasesIn } from './asked-phrases.ts'
import { type AskedYears, yearsIn } from './asked-years.ts'
import { credentialsIn, languagesAsked, withoutCredentials } from './credentials.ts'
import { dutiesIn } from './duties.ts'
import { frenchDutiesIn } from './duties-in-french.ts'
import { germanDutiesIn } from './duties-in-german.ts'
import type { PlacedLine } from './part-reader.ts'
import { type Requirement, weights } from './requirement.ts'
import { workTermsIn } from './work-terms.ts'

/** Maximum length, in characters, of a line that is split into requirements. */
const longestLine = 2_000

/** Where a line stands, and the language of the job description, if it is one that has lists of names for work. */
interface Where extends Pick<PlacedLine, 'isListed' | 'isSkillList' | 'isDuty'> {
  language: WorkLanguage | undefined
}

/**
 * What one line asks for.
 * @param where where the line stands
 */
export function askedIn(line: string, required: boolean, where: Where): Requirement[] {
  const { isListed, isSkillList } = where
  const weight = required ? weights.required : weights.preferred
  const isShort = line.length <= longestLine
  const degree = isShort ? degreeIn(line) : undefined
  const credentials = credentialsIn(line)
  const rest = credentials.length > 0 ? withoutCredentials(degree?.rest ?? line) : (degree?.rest ?? line)
  const skills = skillGroups(rest).map(({ names, isDetail }): Requirement => {
    const isSoft = names.every((name) => softSkills.has(name.toLowerCase()))
    const own = isDetail ? weights.preferred : weight
    const several = names.length > 1 ? { anyOf: names } : {}
    const isRequired = required && !isDetail
    return {
      kind: 'skill',
      name: names.join(' or '),
      ...several,
      required: isRequired,
      weight: isSoft ? weights.soft : own,
    }
  })
  const known = new Set(skills.flatMap(({ name, anyOf }) => anyOf ?? [name]))
  const years = isShort ? yearsIn(line) : []
  const isNew = (name: string) =>
    ![...known].some((skill) => holds(name, skill)) &&
    !skillNames(name, true).some((skill) => known.has(skill)) &&
    !years.some((asked) => asked.in !== '' && holds(asked.in, name))
  const phrases = (isShort ? phrasesIn(rest, isListed, isSkillList && !degree) : []).filter(isNew)
  const terms = (isShort ? workTermsIn(rest) : []).filter(
    (name) => isNew(name) && !phrases.some((phrase) => holds(phrase, name) || holds(name, phrase)),
  )
  const isWork = (isListed || tellsWork.test(line) || beginsWithVerb(line)) && !tellsEmployer(line)
  const told = isWork && isShort ? workIn(line, where, [...known, ...phrases], terms).filter(isNew) : []
  return [
    ...skills,
    ...phrases.map((name): Requirement => ({ kind: 'skill', name, required, weight, isPhrase: true })),
    ...told.map(
      (name): Requirement => ({ kind: 'skill', name, required: false, weight: weights.preferred, isPhrase: true }),
    ),
    ...(isWork ? terms.filter((term) => !told.some((name) => sharesWords(name, term))) : []).map(
      (name): Requirement => ({ kind: 'skill', name, required: false, weight: weights.preferred, isPhrase: true }),
    ),
    ...credentials.map((name): Requirement => ({ kind: 'certification', name, required, weight })),
    ...languagesAsked(line).map((name): Requirement => ({ kind: 'language', name, required, weight })),
    ...years.map((asked): Requirement => ({ kind: 'years', name: yearsName(asked), required, weight, ...asked })),
    ...(degree ? [degreeAsked(degree, required)] : []),
  ]
}

/**
 * The work that a line tells of: by its common names, and by its verbs with what they are about.
 * @param phrases what the line asks for otherwise, whose words say nothing else
 * @param terms nouns for work in the line, which say more than a verb does
 */
function workIn(line: string, { language, isDuty }: Where, phrases: string[], terms: string[]): string[] {
  const clauses = line.replace(/^[\s•*·–-]+/u, '').split(/[.;:()|!?]/)
  const asked = ` ${phrases.map(foldText).join(' ')} `
  const named = language ? clauses.flatMap((clause) => workNamesIn(clause, language)) : []
  const names = named.filter(({ words }) => !words.every((word) => asked.includes(` ${word}`))).map(({ name }) => name)
  const duties = dutiesOf(clauses, language, isDuty)
  const known = [...names, ...phrases, ...terms]
  return [...names, ...duties.filter((duty) => !known.some((name) => sharesWords(name, duty)))]
}

function dutiesOf(clauses: string[], language: WorkLanguage | undefined, isDuty: boolean): string[] {
  if (language === 'en') return clauses.flatMap(dutiesIn)
  if (language === 'fr') return clauses.flatMap(frenchDutiesIn)
  return language === 'de' && isDuty ? clauses.flatMap(germanDutiesIn) : []
}

/** Letters by which forms of a word are recognized. */
const stemLength = 5
const stemsOf = (name: string) =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, stemLength))

/** Whether two names have a word in common, in whatever form. */
function sharesWords(one: string, other: string): boolean {
  const stems = new Set(stemsOf(one))
  return stemsOf(other).some((stem) => stems.has(stem))
}

/** Words with which a sentence above all headings tells of the work. */
const tellsWork =
  /^\s*(?:[-–•*·]|\p{Lu}\p{Ll}+(?:ing|s)\s)|\b(?:you|vous|sie|responsible|responsibilit\w+|duties|will|must|candidate|position|role|experience|knowledge|erfahrung|kenntnisse|suivi|missions?|conocimientos?|experiencia)\b/iu
const beginsWithVerb = (line: string) => isPresentVerb(openerOf(line.trim()))
/** Whether a sentence tells of the employer and not of who works there. */
const tellsEmployer = (line: string) =>
  /\b(?:we|our|us|wir|unser\w*|nous|notre|nos|nuestr\w+)\b/iu.test(line) &&
  !/\b(?:you|your|sie|vous|usted)\b/iu.test(line)

/** Whether the words of a text hold those of another. */
const holds = (text: string, part: string) => ` ${foldText(text)} `.includes(` ${foldText(part)} `)

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
