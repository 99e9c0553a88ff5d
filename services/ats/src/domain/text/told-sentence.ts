import { findDateRange, withoutRange } from '../annotate/dates.ts'
import { sureForms } from '../vocabulary/legal-forms.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { employerIn, isSureEmployer, mayBeEmployer, titleIn } from './told-names.ts'

/** What a sentence tells of a role; what it does not tell is empty. */
export interface ToldRole {
  title: string
  employer: string
  /** Its span as written. */
  dates: string
}

/** Longest sentence that is looked into, in characters, and the most words of a title that is on no list. */
const most = { characters: 320, words: 5 }

const figure = String.raw`(?:\d{1,2}(?:\.\d+)?(?: ?½)?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`
const unit = String.raw`(?:years?|yrs?|months?|weeks?)(?:['’]?s?)\.?`
/** A length of time: "2 years", "One and half year", "5 Years 6 Months". */
const duration = String.raw`${figure}\s*(?:\+|plus)?\s*(?:(?:and|&)\s*(?:a\s+)?half\s*)?${unit}(?:\s*(?:and|&|,)?\s*${figure}\s*${unit})?`
const about = String.raw`(?:(?:the\s+)?(?:last|past|about|around|more\s+than|over|nearly)\s+){0,2}`
/** What stands before a sentence: signs, a number or letter that counts it, and no figure of a length of time. */
const mark = String.raw`[^\p{L}\p{N}]{0,10}(?:\d{1,2}(?![\d.]*\s*(?:years?|yrs?|months?))[.)]?(?=[^\d])[^\p{L}\p{N}]{0,10}|[a-h][.)]\s+)?`
const when = String.raw`(?:(?:at\s+present|currently|presently|previously|formerly|earlier|now|past|present|current|temporarily|temporary)[,\s]+){0,2}`
const work = String.raw`(?:i\s+)?(?:(?:am|was|have|has|had)\s+)?(?:been\s+)?(?:work(?:ed|ing)?|employed|serv(?:ed|ing)|jobs?)`
const experience = String.raw`(?:(?:of|work(?:ing)?|job|professional)\s+){0,2}(?:experience|exp\b\.*)`
const openers = [
  String.raw`${when}${work}(?:\s+experience)?(?:\s+(?:(?:from|for|since|in)\s+)?${about}${duration})?`,
  String.raw`${when}(?:i\s+have\s+)?${about}${duration}\s*(?:${experience}|(?:of\s+)?work(?:ed|ing)?)?`,
  experience,
]
const asWords = String.raw`as|for\s+the\s+post\s+of|(?:in|on|at)\s+the\s+(?:post|position|capacity|role)\s+of`
/** How a sentence that tells of a role begins, up to the first word for "in" or "as". */
const opener = new RegExp(
  String.raw`^${mark}(?:${openers.join('|')})(?=[\s,.]*(?:${asWords}|in|at|with|for|from|under)\b)`,
  'iu',
)
/** What says how long somebody worked somewhere. */
const durations = new RegExp(
  String.raw`\s*[,(–-]?\s*(?:(?:for|from|since|in)\s+)?${about}\b${duration}\)?(?:\s+(?:till|to|up\s+to)\s+(?:date|now|present))?`,
  'giu',
)
/** A word that every opener has one of, with one that a part begins with somewhere behind it. */
const mayTell =
  /(?:work|employ|serv|job|exp|years?|yrs?|months?|weeks?).*\b(?:as|in|at|with|for|from|under)\b|\b(?:Ltd|Limited|LTD|LIMITED|LLC|L\.L\.C|Inc|GmbH)\b.*\sas\s/i
/** The words that each part of the sentence begins with. */
const parts = new RegExp(
  String.raw`(?:^|[\s.,)])(${asWords}|in|at|with|for|from|under|by|during|since|profile)(?=[\s:,"“”'‘.(]+\S)`,
  'giu',
)
const isAs = new RegExp(`^(?:${asWords})$`, 'iu')

/**
 * Reads a sentence that tells where somebody worked, as what, or both: "Working as a welder in Red Mill since 2019",
 * "2 years experience with Red Mill Pvt. Ltd. as a welder".
 * @returns nothing for a sentence that tells of no role, or whose title and employer are not known for such
 */
export function readTold(given: string): ToldRole | undefined {
  if (given.length > most.characters || !mayTell.test(given)) return undefined
  const range = findDateRange(given)
  const bare = (range ? withoutRange(given, range) : given).replace(/^\s*[|:–—-]+\s*/u, '').replace(/\s+/g, ' ')
  const start = opener.exec(bare)
  const { title, employer } = start
    ? partsOf(bare.slice(start[0].length).replace(durations, ' | '))
    : firmAndTitle(bare)
  const isTitled = title === '' ? isSureEmployer(employer) : titleScore(title) > 0 || mayBeTitle(title, employer)
  if (employer === '' || !isTitled) return undefined
  return { title, employer, dates: range ? given.slice(range.from, range.to) : '' }
}

/** A firm with its legal form, and what somebody is there: "Red Mill Pvt. Ltd., Leeds as Finance Executive". */
const firmAs = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,10}(?:\d{1,2}[.)]\s*)?(\p{Lu}[^|:;]{2,90}?\s(?:${sureForms}|LTD\.?|LIMITED)(?=[\s,.(])[^|:;]{0,80}?)[\s,]+as\s+(?=\S)`,
  'u',
)

function firmAndTitle(text: string): { title: string; employer: string } {
  const [whole = '', firm = ''] = firmAs.exec(text) ?? []
  if (whole === '') return { title: '', employer: '' }
  const { title } = partsOf(` as ${text.slice(whole.length)}`)
  return titleScore(title) > 0 ? { title, employer: employerIn(firm) } : { title: '', employer: '' }
}

/** Whether what stands behind "as" may be a title on no list: short, and of a known employer. */
const mayBeTitle = (text: string, employer: string) =>
  /^[\p{Lu}\d]/u.test(text) && text.split(/\s+/).length <= most.words && isSureEmployer(employer)

/** The first part that begins with "as", and of those that begin with "in" the one that is named most like an employer. */
function partsOf(rest: string): { title: string; employer: string } {
  const found = [...rest.matchAll(parts)]
  const employers: { name: string; sign: number }[] = []
  let title = ''
  for (const [at, { 0: whole, 1: word = '', index }] of found.entries()) {
    const text = rest.slice(index + whole.length, found[at + 1]?.index ?? rest.length)
    if (isAs.test(word)) title ||= titleIn(text)
    else if (!/^(?:during|since|profile|by)$/i.test(word)) {
      const name = employerIn(text)
      if (mayBeEmployer(name)) employers.push({ name, sign: isSureEmployer(name) ? 2 : /^with$/i.test(word) ? 1 : 0 })
    }
  }
  const best = Math.max(...employers.map(({ sign }) => sign))
  return { title, employer: employers.find(({ sign }) => sign === best)?.name ?? '' }
}
