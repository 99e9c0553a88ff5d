import { findDateRange, withoutRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { labelKind } from '../annotate/labels.ts'
import { legalForm, sureForms } from '../vocabulary/legal-forms.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { employerIn, isSureEmployer, mayBeEmployer, titleIn } from './told-names.ts'

/** What a sentence tells of a role; what it does not tell is empty. */
export interface ToldRole {
  title: string
  employer: string
  /** Its span as written. */
  dates: string
  /** Whether it says that somebody works there now. */
  isNow: boolean
}

type Names = Pick<ToldRole, 'title' | 'employer'>

/** Longest sentence that is looked into, in characters, and the most words of a title that is on no list. */
const most = { characters: 320, words: 5, small: 3 }

const figure = String.raw`(?:\d{1,2}(?:\.\d+)?(?: ?½)?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`
const unit = String.raw`(?:years?|yrs?|months?|weeks?)(?:['’]?s?)\.?`
/** A length of time: "2 years", "One and half year", "5 Years 6 Months". */
const duration = String.raw`${figure}\s*(?:\+|plus)?\s*(?:(?:and|&)\s*(?:a\s+)?half\s*)?${unit}(?:\s*(?:and|&|,)?\s*${figure}\s*${unit})?`
const about = String.raw`(?:(?:the\s+)?(?:last|past|about|around|more\s+than|over|nearly|the|long|period\s+of)\s+){0,3}`
/** What stands before a sentence: signs, a number or letter that counts it, and no figure of a length of time. */
const mark = String.raw`[^\p{L}\p{N}]{0,10}(?:\d{1,2}(?![\d.]*\s*(?:years?|yrs?|months?))[.)]?(?=[^\d])[^\p{L}\p{N}]{0,10}|[a-h][.)]\s+)?`
const when = String.raw`(?:(?:at\s+present|currently|presently|previously|formerly|earlier|recently|lastly|now|past|present|current|temporarily|temporary|still|also)[,\s]+){0,2}`
const work = String.raw`(?:i\s+|my\s+(?:first|second|last|previous|current|present|past)\s+)?(?:(?:am|was|have|has|had)\s+)?(?:also\s+)?(?:been\s+)?(?:doing\s+)?(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|jobs?|joined|associat(?:ed|ing)|attached|appointed|engaged)`
const kinds = `(?:of|total|work(?:ing)?|job|professional|teaching|practical|internship|gulf|gcc)`
const experience = String.raw`(?:${kinds}\s+(?:(?:and|&)\s+)?){0,3}(?:experience|exp\b\.*)`
const days = String.raw`\d{1,3}\s*days?`
const done = String.raw`(?:(?:i\s+)?(?:have\s+)?(?:did|done|completed|undergone|underwent|attended|pursued)\s+)?(?:my\s+|an?\s+)?(?:${days}\s+)?`
const internship = String.raw`(?:(?:summer|winter|industrial|corporate|student)\s+){0,2}internship(?:\s+training)?`
const openers = [
  String.raw`${when}${work}(?:\s+experience)?(?:\s+(?:(?:from|for|since|in)\s+)?${about}${duration})?`,
  String.raw`${when}(?:(?:i\s+)?(?:have|had|having|possess)\s+)?${about}${duration}\s*(?:${experience}|(?:of\s+)?work(?:ed|ing)?)?`,
  String.raw`(?:(?:i\s+)?(?:have|had|having)\s+(?:got\s+)?)?${experience}(?:\s+of\s+working)?(?:\s+(?:of|for)\s+${about}${duration})?`,
  String.raw`${done}(?:${duration}\s*(?:of\s+)?)?${internship}(?:\s+(?:of|for)\s+${duration})?`,
  String.raw`${duration}\s*(?:of\s+)?(?:(?:summer|winter|industrial)\s+)?training(?=.*\sas\s)`,
]
const asWords = String.raw`as|for\s+the\s+post\s+of|(?:in|on|at)\s+the\s+(?:post|position|capacity|role)\s+of`
/** How a sentence that tells of a role begins, up to the first word for "in" or "as". */
const opener = new RegExp(
  String.raw`^${mark}(?:${openers.join('|')})(?=[\s,.;:]*(?:${asWords}|in|at|on|with|for|from|under)\b)`,
  'iu',
)
/** What says how long somebody worked somewhere. */
const durations = new RegExp(
  String.raw`\s*[,(–-]?\s*(?:(?:for|from|since|in)\s+)?${about}\b${duration}\)?(?:\s+(?:till|to|up\s+to)\s+(?:date|now|present))?`,
  'giu',
)
/** A word that every opener has one of, with one that a part begins with somewhere behind it. */
const told =
  /(?:work|employ|serv|jo[bi]|associat|appoint|engag|intern|exp|year|yr|month|week).*\b(?:as|in|at|on|with|for|from|under)\b|\s(?:in|with)\s.*\sas\s|\b(?:Ltd|Limited|LLC|L\.L\.C|Inc|GmbH)\b.*\sas\s|^\P{L}*(?:since|from)\b.*\swith\s|\sin\s.*\b(?:Ltd|Limited|LLC|Bank|Inc)\b/iu
/** Whether a sentence, or the beginning of one, may tell of a role: what stands behind takes nothing from it. */
export const mayTell = (text: string): boolean => told.test(text.slice(0, most.characters))

/** The words that each part of the sentence begins with. */
const parts = new RegExp(
  String.raw`(?:^|[\s.,)])(${asWords}|in|at|on|with|for|from|under|by|during|since|profile)(?=[\s:;,"“”'‘.(]+\S)`,
  'giu',
)
const isAs = new RegExp(`^(?:${asWords})$`, 'iu')

/**
 * Reads a sentence that tells where somebody worked, as what, or both: "Working as a welder in Red Mill since 2019",
 * "2 years experience with Red Mill Pvt. Ltd. as a welder".
 * @returns nothing for a sentence that tells of no role, or whose title and employer are not known for such
 */
export const readTold = (given: string): ToldRole | undefined => toldIn(given).told

const toldIn = memoize((given) => ({ told: findTold(given) }))

function findTold(given: string): ToldRole | undefined {
  if (given.length > most.characters || !mayTell(given)) return undefined
  const range = findDateRange(given)
  const bare = (range ? withoutRange(given, range) : given)
    .replace(/^\s*[|:–—-]+\s*/u, '')
    .replace(/\s+/g, ' ')
    .replace(gluedQuotes, ' $1 ')
    .replace(gluedFirm, '$& ')
    .replace(occasion, '')
    .replace(glued, '$& ')
  const start = opener.exec(bare) ?? (range ? withFirst.exec(bare) : null)
  const { title, employer } = start
    ? partsBehind(bare, start[0])
    : (firmAndTitle(bare) ?? (range ? titleInFirm(bare) : undefined) ?? firmAndSentence(bare))
  const isKnown = titleScore(title) > 0 || mayBeTitle(title, employer, range !== undefined)
  const isNamed =
    isSureEmployer(employer) ||
    ((range !== undefined || isInternship.test(start?.[0] ?? '')) &&
      start !== null &&
      ofWork.test(start[0]) &&
      several.test(employer))
  if (employer === '' ? !(range && isKnown) : !(isKnown || (title === '' && isNamed))) return undefined
  if (employer === '' && start && /^\s*on\s/i.test(bare.slice(start[0].length))) return undefined
  /** Work that is told of without a title is done in something as often as for somebody. */
  if (title === '' && start && isBare.test(start[0]) && !legalForm.test(employer)) return undefined
  const isNow = range ? range.current : now.test(bare)
  const when = range ?? (start && isInternship.test(start[0]) ? findDates(given).find(({ at }) => at) : undefined)
  return { title, employer, dates: when ? given.slice(when.from, when.to) : '', isNow }
}

/** An internship has one date as often as a span: "Summer internship in Red Mill of one month in 2012". */
const isInternship = /internship/i

/** Quotation marks whose blanks are lost: "as an“Electrician”in". */
const gluedQuotes = /(?<=\p{L})(“[^“”]{2,60}”)(?=\p{L})/gu

/** The word before "M/s." whose blank is lost: "withM/s. Red Mill". */
const gluedFirm = /\b(?:with|in|at)(?=M\/s\b)/giu

/** What is left of "Since 2011 with Red Mill as a welder" without its dates begins so. */
const withFirst = /^[^\p{L}\p{N}]{0,10}(?:[Pp]eriod[\s:|]*)?(?=[Ww]ith\s+\p{Lu}|in\s+\p{Lu}.*\sas\s)/u
/** An opener with a verb, and a name of several words or in capitals: "Had worked in P.K Traders from May 2015". */
const ofWork = /(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|joined|internship)\s*$/iu
const several = /^\p{Lu}.*\s\p{Lu}|^\p{Lu}[\p{Lu}.&-]+$/u

/** The title that a sentence about work tells, whatever it says of an employer; empty for none. */
export function titleTold(given: string): string {
  if (given.length > most.characters || !mayTell(given)) return ''
  const start = opener.exec(given)
  const { title } = start ? partsBehind(given, start[0]) : { title: '' }
  return titleScore(title) > 0 ? title : ''
}

/** Words at the beginning that say so. */
const now = /^[^\p{L}]{0,10}(?:i\s+am\s+)?(?:(?:at\s+)?present(?:ly)?|currently|now)\b/iu

/** A legal form whose blank behind it is lost: "Red Mill Ltdas a welder". */
const glued = /\b(?:Ltd|LTD|Limited|LIMITED|LLC)\.?(?=(?:as|at|in)\b)/g
/** An opener that is nothing but a word for experience. */
const isBare = /^\P{L}*(?:work(?:ing)?\s+)?experience$/iu

const partsBehind = (text: string, start: string) => partsOf(text.slice(start.length).replace(durations, ' | '))

/** What heads a sentence about a job of a student: "Internship during B.Tech: - Worked as a welder in Red Mill". */
const occasion =
  /^[^\p{L}\p{N}]{0,10}(?:internship|industrial\s+training|training|apprenticeship)[^:|;]{0,40}:[\s–-]*(?=\p{L})/iu

/** A firm with its legal form, and what somebody is there: "Red Mill Pvt. Ltd., Leeds as Finance Executive". */
const firmAs = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,10}(?:\d{1,2}[.)]\s*)?(\p{Lu}[^|:;]{2,90}?\s(?:${sureForms}|LTD\.?|LIMITED)(?=[\s,.(-])[^|:;]{0,80}?)[\s,|]+as\s+(?=\S)`,
  'u',
)

function firmAndTitle(text: string): Names | undefined {
  const [whole = '', firm = ''] = firmAs.exec(text) ?? []
  if (whole === '') return undefined
  const { title } = partsOf(` as ${text.slice(whole.length)}`)
  return titleScore(title) > 0 ? { title, employer: employerIn(firm) } : undefined
}

/** A title and the word for "in" before a firm, as a header with dates may be written: "1. Site Supervisor in Red Mill Pvt. Ltd." */
const titleFirst = new RegExp(String.raw`^${mark}(\p{Lu}[^,;:|()]{3,60}?)\s+in\s+(?=\S)`, 'u')

/** A name that begins with a capital and ends like one of a firm. */
const isFirm = new RegExp(String.raw`^\p{Lu}.*\s(?:${sureForms}|LTD\.?|LIMITED|ltd\.?|limited|BANK|Bank)$`, 'u')

function titleInFirm(text: string): Names | undefined {
  const [whole = '', title = ''] = titleFirst.exec(text) ?? []
  if (whole === '' || titleScore(title) <= 0) return undefined
  const { employer } = partsOf(` in ${text.slice(whole.length).replace(/[\s|]+(?:during|from)?[\s|]*$/iu, '')}`)
  return isFirm.test(employer) ? { title: title.replace(/\s+(?:at|with|for)\s.*$/u, ''), employer } : undefined
}

/** A name before the sentence of what was done there: "Red Mill Group: Working as a welder at the site of a bridge". */
const firmFirst = new RegExp(String.raw`^${mark}(\p{Lu}[^:|;]{2,60}?)[\s.,]*(?::[\s–-]*|\s[–-]\s)(?=\p{L})`, 'u')

function firmAndSentence(text: string): Names {
  const [whole = '', firm = ''] = firmFirst.exec(text) ?? []
  const sentence = text.slice(whole.length)
  const start = whole === '' ? null : opener.exec(sentence)
  const employer = employerIn(firm)
  if (!start || !mayBeEmployer(employer) || labelKind(firm) !== undefined) return { title: '', employer: '' }
  const { title } = partsBehind(sentence, start[0])
  return title === '' ? { title, employer: '' } : { title, employer }
}

/** Whether what stands behind "as" may be a title on no list: short, and of a known employer, or of one that is named with its dates. */
function mayBeTitle(text: string, employer: string, isDated: boolean): boolean {
  const words = text.split(/\s+/).length
  const begins = /^[\p{Lu}\d]/u.test(text) || (words <= most.small && isSureEmployer(employer))
  if (text === '' || !begins || words > most.words) return false
  return isSureEmployer(employer) || (isDated && employer !== '')
}

/** Whether what somebody has experience "in" is a title: "2 months experience in Sales Executive at Red Mill". */
const isTitle = (text: string) => titleScore(text) > 2 && !isSureEmployer(text) && !/\p{Ll}s$/u.test(text)

/** The first part that begins with "as", and of those that begin with "in" the one that is named most like an employer. */
function partsOf(rest: string): Names {
  const found = [...rest.matchAll(parts)].map(({ 0: whole, 1: word = '', index }, at, all) => ({
    word: word.toLowerCase(),
    text: rest.slice(index + whole.length, all[at + 1]?.index ?? rest.length),
  }))
  const title = found
    .filter(({ word }) => isAs.test(word))
    .map(({ text }) => titleIn(text))
    .find((text) => text !== '')
  const field = title ? undefined : found.find(({ word, text }) => word === 'in' && isTitle(titleIn(text)))
  const employers = found
    .filter((part) => part !== field && !isAs.test(part.word) && !noEmployer.has(part.word))
    .map(({ word, text }) => ({ word, name: employerIn(text) }))
    .filter(({ word, name }) => mayBeEmployer(name) && !(beforeTowns.has(word) && isKnownTown(name)))
    .filter(({ word, name }) => word !== 'on' || isSureEmployer(name))
    .map(({ word, name }) => ({ name, sign: isSureEmployer(name) ? 2 : word === 'with' ? 1 : 0 }))
  const best = Math.max(...employers.map(({ sign }) => sign))
  const employer = employers.find(({ sign }) => sign === best)?.name ?? ''
  return { title: title ?? (field ? titleIn(field.text) : ''), employer }
}

/** Words before towns as often as before employers. */
const beforeTowns: ReadonlySet<string> = new Set(['in', 'from'])

/** Words before what is no employer. */
const noEmployer: ReadonlySet<string> = new Set(['during', 'since', 'profile', 'by'])
