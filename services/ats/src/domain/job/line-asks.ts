import { countWords } from '../text/words.ts'
import { skillNames } from '../vocabulary/find-skills.ts'
import { traitsIn } from '../vocabulary/find-traits.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { softSkills } from '../vocabulary/skills.ts'
import { abilitiesIn } from './abilities.ts'
import { skillGroups } from './alternatives.ts'
import { type AskedDegree, degreeIn } from './asked-degree.ts'
import { listedBySigns, phrasesIn } from './asked-phrases.ts'
import { yearsIn } from './asked-years.ts'
import { withoutColleagues } from './colleagues.ts'
import { credentialsIn, withoutCredentials } from './credentials.ts'
import { isItem } from './headings.ts'
import { hasItemWords } from './item-names.ts'
import { isOther, type JobLanguage } from './language.ts'
import { languagesAsked, languagesIn } from './languages-asked.ts'
import { type AskedYears, type Requirement, weights } from './requirement.ts'
import { speaksOfSought } from './sought.ts'
import { isTrait } from './traits.ts'
import { holds, isListItem, tellsOfWork, type WorkPlace, workIn } from './work-in-line.ts'
import { countsYears } from './years-abroad.ts'

/** Maximum length, in characters, of a line that is split into requirements. */
const longestLine = 2_000

/** Most words of a name that says a trait or a language, which are told as such, and nothing else. */
const mostWordsOfTold = 4

/** The name of a trade, one word of which may be a trait besides: "travel industry". */
const ofTrade = /\s(?:industry|sector|business|trade|market)$/iu

/** Words beside the name of a language, and a name that goes on behind it: "English literature" is no language. */
const ofLanguages = /\b(?:spoken|written|language|fluent|native|skills)\b|^\S+ (?!language|skills).*/giu

/** Names of skills that are everyday words of a language. */
const everydayWords: Partial<Record<JobLanguage, string>> = { pl: 'Jest', pt: 'SEM', es: 'Temporal' }

/** "En vue de", "vue d’ensemble": a word of French, as it is not written where Vue.js is meant. */
const inView = /(?<![\p{L}.])vue(?![\p{L}.]|\s?js)/gu

/** "At least", shortened, at which a sentence was taken to end: "Praxe min. 2 roky". */
const atLeast = /\s(?:min|max|maks)$/iu

/** Where a line stands. */
interface Where extends WorkPlace {
  isSkillList: boolean
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
  const ofThem = isShort ? withoutColleagues(degree?.rest ?? line) : line
  const ofOthers = credentials.length > 0 ? withoutCredentials(ofThem) : ofThem
  const rest = where.language === 'fr' ? ofOthers.replace(inView, ' ') : ofOthers
  const isEveryday = (name: string) => everydayWords[where.language] === name
  const groups = skillGroups(rest).filter(({ names }) => !names.every((name) => isTrait(name) || isEveryday(name)))
  const skills = groups.map(({ names, isDetail }): Requirement => {
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
    (known.size === 0 ||
      (!skillNames(name, true).some((skill) => known.has(skill)) && ![...known].some((skill) => holds(name, skill)))) &&
    !years.some((asked) => asked.in !== '' && holds(asked.in, name))
  const isRead = hasItemWords(where.language) && isListItem(line, where)
  /** What stands in brackets among duties is what something is done to. */
  const isOnlyDuty = hasItemWords(where.language) && where.isDuty && !where.isAsk
  const ownWords = () => {
    if (isOnlyDuty) return []
    return isRead ? listedBySigns(rest) : phrasesIn(rest, isListed, isSkillList && !degree)
  }
  const isTold = (name: string) =>
    atLeast.test(name) ||
    yearsIn(name).length > 0 ||
    (isOther(where.language) && countsYears(name)) ||
    (countWords(name) <= mostWordsOfTold &&
      !ofTrade.test(name) &&
      (traitsIn(foldText(name), where.language).length > 0 ||
        languagesIn(name.replace(ofLanguages, '').trim()).length > 0))
  /** German names hold a noun, which stands in capitals: "sichere" of "sichere Kenntnisse in Excel" is none. */
  const isGermanName = (name: string) => where.language !== 'de' || /\p{Lu}/u.test(name.slice(1)) || line.includes(name)
  const phrases = isShort ? ownWords().filter((name) => isNew(name) && !isTold(name) && isGermanName(name)) : []
  /** Among duties, words of a trait are mostly about something else: "support new initiatives". */
  const mayTellTraits =
    where.isAsk || isSkillList || (!where.isDuty && isItem(line)) || speaksOfSought(line, where.language)
  const traits =
    isShort && mayTellTraits && tellsOfWork(line, where) ? traitsIn(foldText(line), where.language).filter(isNew) : []
  const mayTellWork = isShort && !(degree && hasItemWords(where.language))
  const work = mayTellWork ? workIn(line, rest, where, [...known, ...phrases, ...traits]) : []
  const said = [...phrases, ...work, ...traits]
  const abilities =
    isShort && where.language === 'en'
      ? abilitiesIn(line).filter(
          (name) => isNew(name) && !isTold(name) && !said.some((one) => holds(name, one) || sharesMost(name, one)),
        )
      : []
  return [
    ...skills,
    ...phrases.map((name): Requirement => ({ kind: 'skill', name, required, weight, isPhrase: true })),
    ...work
      .filter((name) => isNew(name) && !isTold(name))
      .map(
        (name): Requirement => ({ kind: 'skill', name, required: false, weight: weights.preferred, isPhrase: true }),
      ),
    ...[...traits, ...abilities].map(
      (name): Requirement => ({ kind: 'skill', name, required, weight: weights.trait, isTrait: true }),
    ),
    ...credentials.map((name): Requirement => ({ kind: 'certification', name, required, weight })),
    ...languagesAsked(line).map((name): Requirement => ({ kind: 'language', name, required, weight })),
    ...years.map((asked): Requirement => ({ kind: 'years', name: yearsName(asked), required, weight, ...asked })),
    ...(degree ? [degreeAsked(degree, required)] : []),
  ]
}

/** Whether two names say the same in other forms of their words: "Reading drawings", "Drawing reading". */
function sharesMost(one: string, other: string): boolean {
  const stems = (name: string) =>
    foldText(name)
      .split(' ')
      .map((word) => word.slice(0, 4))
  const others = stems(other)
  return others.every((stem) => stems(one).includes(stem))
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
