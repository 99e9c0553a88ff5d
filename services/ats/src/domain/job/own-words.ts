import { countWords } from '../text/words.ts'
import { traitsIn } from '../vocabulary/find-traits.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { abilitiesIn } from './abilities.ts'
import { abilitiesAbroad } from './abilities-abroad.ts'
import { listedBySigns, phrasesIn } from './asked-phrases.ts'
import { yearsIn } from './asked-years.ts'
import { isItem } from './headings.ts'
import { hasItemWords } from './item-names.ts'
import { isOther } from './language.ts'
import { languagesIn } from './languages-asked.ts'
import { speaksOfSought } from './sought.ts'
import { withoutSurroundings } from './surroundings.ts'
import { holds, isListItem, tellsOfWork, type WorkPlace, workIn } from './work-in-line.ts'
import { countsYears } from './years-abroad.ts'

/** What a line asks for in the job description's own words, which no vocabulary of skills has. */
export interface OwnWords {
  phrases: string[]
  work: string[]
  traits: string[]
  abilities: string[]
}

/** A line whose own words are looked for. */
export interface LineOfOwnWords {
  line: string
  /** The line without what it asks for otherwise: its degree, credentials, and colleagues. */
  rest: string
  where: WorkPlace & { isSkillList: boolean }
  hasDegree: boolean
  /** Names of the known skills in the line. */
  known: Set<string>
  /** Whether a name says something that the line's known skills and years do not. */
  isNew: (name: string) => boolean
}

/** Most words of a name that says a trait or a language, which are told as such, and nothing else. */
const mostWordsOfTold = 4

/** The name of a trade, one word of which may be a trait besides: "travel industry". */
const ofTrade = /\s(?:industry|sector|business|trade|market)$/iu

/** Words beside the name of a language, and a name that goes on behind it: "English literature" is no language. */
const ofLanguages = /\b(?:spoken|written|language|fluent|native|skills)\b|^\S+ (?!language|skills).*/giu

/** "At least", shortened, at which a sentence was taken to end: "Praxe min. 2 roky". */
const atLeast = /\s(?:min|max|maks)$/iu

/** What a line asks for in its own words. No two of them say the same. */
export function ownWordsIn(given: LineOfOwnWords): OwnWords {
  const { line, rest, where, hasDegree, known, isNew } = given
  const isNewName = (name: string) => isNew(name) && !isToldOtherwise(name, where)
  const phrases = phrasesOf(given).filter((name) => isNewName(name) && mayBeName(name, line, where))
  const traits = mayTellTraits(line, where) ? traitsOf(line, where).filter(isNew) : []
  const isOfStudies = hasDegree && hasItemWords(where.language)
  const work = isOfStudies ? [] : workIn(line, rest, where, [...known, ...phrases, ...traits])
  const said = [...phrases, ...work, ...traits]
  const abilities = abilitiesOf(line, where).filter(
    (name) => isNewName(name) && !said.some((one) => saysAsMuch(name, one)),
  )
  return { phrases, work: work.filter(isNewName), traits, abilities }
}

function traitsOf(line: string, where: LineOfOwnWords['where']): string[] {
  const ofReader = where.isAsk || where.isSkillList ? line : withoutSurroundings(line, where.language)
  return traitsIn(foldText(ofReader), where.language)
}

function abilitiesOf(line: string, where: LineOfOwnWords['where']): string[] {
  if (where.language === 'en') return abilitiesIn(line)
  return mayTellTraits(line, where) ? abilitiesAbroad(line, where.language) : []
}

/** The phrases of a line; what stands in brackets among duties is what something is done to. */
function phrasesOf({ line, rest, where, hasDegree }: LineOfOwnWords): string[] {
  if (hasItemWords(where.language)) {
    if (where.isDuty && !where.isAsk) return []
    if (isListItem(line, where)) return listedBySigns(rest)
  }
  return phrasesIn(rest, where.isListed, where.isSkillList && !hasDegree)
}

/** Whether a name says years, a trait, or a language, which are told as such. */
function isToldOtherwise(name: string, { language }: WorkPlace): boolean {
  if (atLeast.test(name) || yearsIn(name).length > 0 || (isOther(language) && countsYears(name))) return true
  return (
    countWords(name) <= mostWordsOfTold &&
    !ofTrade.test(name) &&
    (traitsIn(foldText(name), language).length > 0 || languagesIn(name.replace(ofLanguages, '').trim()).length > 0)
  )
}

/** German names hold a noun, which stands in capitals: "sichere" of "sichere Kenntnisse in Excel" is none. */
const mayBeName = (name: string, line: string, { language }: WorkPlace) =>
  language !== 'de' || /\p{Lu}/u.test(name.slice(1)) || line.includes(name)

/** Among duties, words of a trait are mostly about something else: "support new initiatives". */
function mayTellTraits(line: string, where: LineOfOwnWords['where']): boolean {
  return (
    (where.isAsk || where.isSkillList || (!where.isDuty && isItem(line)) || speaksOfSought(line, where.language)) &&
    tellsOfWork(line, where)
  )
}

/** Whether one name holds the other, or says the same in other forms of its words: "Reading drawings", "Drawing reading". */
function saysAsMuch(name: string, other: string): boolean {
  if (holds(name, other)) return true
  const stems = stemsOf(name)
  return stemsOf(other).every((stem) => stems.includes(stem))
}

const stemsOf = (name: string) =>
  foldText(name)
    .split(' ')
    .map((word) => word.slice(0, 4))
