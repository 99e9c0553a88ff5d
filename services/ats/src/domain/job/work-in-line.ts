import { isPresentVerb, openerOf } from '../rules/verbs.ts'
import { countWords } from '../text/words.ts'
import { type WorkLanguage, workNamesIn } from '../vocabulary/find-work-names.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { dutiesIn, mayTellDuty } from './duties.ts'
import { frenchDutiesIn } from './duties-in-french.ts'
import { germanDutiesIn } from './duties-in-german.ts'
import { speaksAsUs, tellsOfUs } from './employer-sentences.ts'
import { isItem } from './headings.ts'
import { hasItemWords, itemNamesIn } from './item-names.ts'
import { isNordic, isOther, type JobLanguage } from './language.ts'
import { languagesIn } from './languages-asked.ts'
import { workTermsIn } from './work-terms.ts'

/** Where a line stands, and the language of the job description. */
export interface WorkPlace {
  isListed: boolean
  isDuty: boolean
  isAsk: boolean
  /** Whether the line is one of several sentences on a line. */
  isProse: boolean
  language: JobLanguage
  /** The vocabulary knows so much of what is asked for that duties say nothing else. */
  isWellKnown: boolean
  /** Whether the job description names technologies, by which the work of software is known better than by the nouns of its sentences. */
  namesTechnologies: boolean
}

/**
 * The work that a line tells of, if it tells of who works there: by its common names, by its verbs with what they are about, and
 * by its nouns for work. No two of them say the same.
 * @param rest the line without what is no work in it
 * @param asked what the line asks for otherwise, whose words say nothing else
 */
export function workIn(line: string, rest: string, place: WorkPlace, asked: string[]): string[] {
  if (!tellsOfWork(line, place)) return []
  if (hasItemWords(place.language) && isListItem(line, place) && mayNameItems(place))
    return itemsIn(rest, place.language, place, asked)
  const { isDuty, isWellKnown } = place
  const language = withWorkNames(place.language)
  const clauses = rest.replace(/^[\s•*·–-]+/u, '').split(/[.;:()|!?]/)
  const folded = foldText(rest)
  const mayTell = !isWellKnown && (language !== 'en' || mayTellDuty(folded))
  const duties = mayTell ? dutiesOf(clauses, language, isDuty) : []
  const mayName = (place.isAsk || !place.namesTechnologies) && mayHaveTerms(place.language)
  const names = mayName ? namesOf(folded, language, duties, asked) : []
  const terms = mayName
    ? workTermsIn(rest, language).filter((term) => !asked.some((name) => holds(name, term) || holds(term, name)))
    : []
  const taken = stemsOf([...names, ...asked, ...terms])
  const told = [...names, ...duties.filter((duty) => !sharesStem(taken, duty))]
  const said = stemsOf(told)
  return [...told, ...terms.filter((term) => !sharesStem(said, term))]
}

/** Whether items are read there: in languages of which less is read only below a heading for what is asked for. */
const mayNameItems = ({ language, isAsk }: WorkPlace) => isAsk || !isOther(language)

/** Whether a line is an item of a list of what is done or asked for. */
export const isListItem = (line: string, { isListed, isDuty, isAsk, isProse }: WorkPlace) =>
  !line.trimEnd().endsWith(':') &&
  isListed &&
  (isItem(line) || (!isProse && (isDuty || isAsk) && countWords(line) <= mostWordsOfLine))
/** Most words of a line without a bullet that is an item. */
const mostWordsOfLine = 12

/** What the items of a line name, but for what the line asks for otherwise. */
function itemsIn(rest: string, language: JobLanguage, { isDuty, isAsk }: WorkPlace, asked: string[]): string[] {
  const work = namesOf(foldText(rest), withWorkNames(language), [], asked)
  const stems = stemsOf([...asked, ...work])
  const names = rest
    .replace(/\([^()]*\)?/g, ' ; ')
    .split(/[.;:)|!?]/)
    .flatMap((clause) => itemNamesIn(clause, language))
  const told = names.filter(
    (name) =>
      /** A single word below duties is what something is done to, named in passing. */
      (countWords(name) > 1 || (!isOther(language) && (!isDuty || isAsk))) &&
      !asked.some((other) => holds(other, name) || holds(name, other)) &&
      !stemsIn(name).every((stem) => stems.has(stem)) &&
      languagesIn(name).length === 0,
  )
  return [...work, ...told]
}

/** Whether a line tells of who works there rather than of the employer. */
export const tellsOfWork = (line: string, place: WorkPlace): boolean =>
  isNordic(place.language) ? place.isAsk || asksInNordic.test(line) : tellsElsewhere(line, place)

/** Words with which a sentence in a Nordic language speaks of who is sought rather than of the employer. */
const asksInNordic =
  /^[\s•*·–-]*(?:är|er|har|kan|trivs|trives|ha|vara|være)\s|(?<!\p{L})(?:som person|personlig\p{L}* (?:egenskap|lämplighet|egnethet)\p{L}*|egenskaper|vi (?:ser|tror|vill|hoppas|forestiller|tenker) |s[öøo]ker|s[øo]ges|s[öø]kes|du (?:är|er|har|kan|trivs|trives|besitter|ska|skal|tycker|liker|behöver|bør|bör|kender|kjenner|forstår|brinner|brænder|måste|må|skall)|(?:dig|deg|person|kollega|medarbetare|medarbejder|medarbeider) (?:som|der|med)|är du|er du|har du|merit\p{L}*|krav|krävs|kreves|kræves|förmåga|erfarenhet|erfaring|en fordel|värdesätt\p{L}*|styrkor)(?!\p{L})/iu

const tellsElsewhere = (line: string, { isListed, isAsk }: WorkPlace): boolean =>
  (isListed || tellsWork.test(line) || beginsWithVerb(line)) &&
  ((isAsk && isItem(line) && !speaksAsUs(line)) || !tellsOfUs(line))

/** Languages whose nouns for work are known, or told from those of French. */
const mayHaveTerms = (language: JobLanguage) =>
  !isNordic(language) && !isOther(language) && !/^(?:nl|pl)$/.test(language)

/** A language, if it has a list of names for work. */
const withWorkNames = (language: JobLanguage): WorkLanguage | undefined =>
  language === 'en' || language === 'de' || language === 'fr' ? language : undefined

/** The common names, but for those of which a duty says more, and those whose words say something else that is asked for. */
function namesOf(folded: string, language: WorkLanguage | undefined, duties: string[], asked: string[]): string[] {
  if (language === undefined) return []
  const said = ` ${asked.map(foldText).join(' ')} `
  const longer = duties.filter((duty) => countWords(duty) > 2).map((duty) => ` ${foldText(duty)}`)
  return workNamesIn(folded, language)
    .filter(({ words }) => !words.every((word) => said.includes(` ${word}`)))
    .filter(
      ({ words }) => !longer.some((duty) => words.every((word) => duty.includes(` ${word.slice(0, stemLength)}`))),
    )
    .map(({ name }) => name)
}

function dutiesOf(clauses: string[], language: WorkLanguage | undefined, isDuty: boolean): string[] {
  if (language === 'en') return clauses.flatMap(dutiesIn)
  if (language === 'fr') return clauses.flatMap(frenchDutiesIn)
  return language === 'de' && isDuty ? clauses.flatMap(germanDutiesIn) : []
}

/** Letters by which forms of a word are recognized. */
const stemLength = 5
const stemsIn = (name: string) =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, stemLength))
const stemsOf = (names: string[]) => new Set(names.flatMap(stemsIn))
/** Whether a name has one of some words, in whatever form. */
const sharesStem = (stems: Set<string>, name: string) => stems.size > 0 && stemsIn(name).some((stem) => stems.has(stem))

/** Words with which a sentence above all headings tells of the work. */
const tellsWork =
  /^\s*(?:[-–•*·]|\p{Lu}\p{Ll}+(?:ing|s)\s)|\b(?:you|vous|sie|du|(?:looking for|seek(?:s|ing)?|hiring)\b[^.]{0,60}\b(?:with|(?:who|that) (?:is|are|has|have))|(?:suchen|sucht|gesucht)\b[^.]{0,60}\bmit|ability|essential|required|applicants?|post ?holder|successful|responsible|responsibilit\w+|duties|will|must|candidate|position|role|experience|knowledge|erfahrung|kenntnisse|suivi|missions?|conocimientos?|experiencia|buscamos|busca|profesional|persona|candidat\w*|imprescindible|necesari[oa]s?|se valorar\w*|recherch\w+|vous|profil|ricerca|cerchiamo|requisit\w+|richiest[aeo]|risorsa|zoeken|zoek|jij|ervaring|kennis|functie|szukamy|poszukujemy|kandydat\w*|doswiadczenie|procuramos|requisitos|conhecimentos?|necessari[oa]s?|bewerber\w*|kandidat\w*|profile?)\b/iu
const beginsWithVerb = (line: string) => isPresentVerb(openerOf(line.trim()))

/** Whether the words of a text hold those of another. */
export const holds = (text: string, part: string): boolean => ` ${foldText(text)} `.includes(` ${foldText(part)} `)
