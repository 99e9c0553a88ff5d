import { isSeason, monthByName, monthNamesPattern, openWordsPattern } from '@resume/resume-text/month-names'
import type { YearMonth } from '../report.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { datesInLatin, mayHaveEastAsianDate, placeInLine } from './east-asian-dates.ts'

/** A date in a line and where it stands. */
export interface FoundDate {
  /** Undefined for "present". */
  at: YearMonth | undefined
  from: number
  to: number
  /** "Summer 2022": a time of three months rather than a point. */
  isSeason: boolean
}

const year4 = '(?:19|20)\\d{2}'
/** What stands for the century of a year: an apostrophe, or what is typed for one. */
const tick = "['’‘´`]"
/** A dash right before a date divides it from another date; after other figures it is part of a phone number. */
const fresh = `(?<![\\d/.])(?<!(?<!(?<!\\d)${year4} ?|[/.’'‘´]\\d\\d\\.?|(?<!\\p{L})(?:mid|early|late|mi))-)`
/** "Real Estate 2019" has no Italian summer in it. */
const noEstate = '(?<!(?<!\\p{L})real )'
/** "Des de 2019" is Catalan for "since 2019", and no Norwegian December. */
const noSince = "(?!des ?d[e'’])"
/** Names of firms and currencies in capitals that are short forms of months otherwise: "Analyst, CVC 2018 – 2020". */
const firms =
  /(?<![\p{L}\p{N}])(?:AGT|AVG|BRE|CVC|CVN|DES|DUB|GEG|KOV|KVE|NOI|OSZ|RIJ|RUJ|SIJ|SPAL|SRP|SVI|VAS|ZAR)(?!\p{L})/gu
/** Short forms of months that are words of French, of English, and of Romanian behind a year: "2019 des ponts". */
const noWord = '(?!(?:des|avg|noi)(?!\\p{L}))'
const day = `(?:(?<!\\d)\\d{1,2}(?:(?: ?(?:st|nd|rd|th)|er|[.º°])?(?: {1,2}|-)(?:of |de |di |do )?|\\.|(?:st|nd|rd|th)?(?=\\p{L}{3})))?`
/** A dash with blanks between a month and its year, where no year stands before the month: "Jan – 1999 to Mar – 2000". */
const apart = `(?<!${year4}[ ,./-]{1,2}\\p{L}{3,9}\\.?) ?[-–] ?`
/** Behind a month whose year has two figures, a second one may have them without a sign: "since May’15 to August 16". */
const afterShort = `(?<=${tick}\\d\\d ?(?:to|till|until|[-–—]) ?\\p{L}{3,9}\\.? )`
/** The Czech short form of January in a span alone: elsewhere it is a word of English. */
const czechJanuary = `led(?=\\.? ${year4}\\s?[-–—])|(?<=\\d\\s?[-–—]\\s?)led(?=\\.? ${year4})`
/** The month of a name in small letters. */
const monthOfName = (name: string) => (name === 'led' ? 1 : monthByName.get(name))
/** The groups of {@link datePattern}, by number: named ones take longer. */
const groups = {
  name: 1,
  nameYear: 2,
  shortYear: 3,
  yearBefore: 4,
  nameAfter: 5,
  quarter: 6,
  quarterFirst: 7,
  quarterYear: 8,
  yearOfQuarter: 9,
  quarterBehind: 10,
  isoYear: 11,
  isoMonth: 12,
  isoFigure: 13,
  usMonth: 14,
  usYear: 15,
  first: 16,
  month: 17,
  monthYear: 18,
  tinyMonth: 19,
  tinyYear: 20,
  tickedMonth: 21,
  tickedYear: 22,
  year: 23,
  tickYear: 24,
  open: 25,
  dottedFirst: 26,
  dottedMonth: 27,
  dottedYear: 28,
  usTinyMonth: 29,
  usTinyYear: 30,
  usOtherMonth: 31,
  usOtherYear: 32,
}
/** A month and a day that can be none, with a year in two figures. */
const usDay = '(?:0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01])/\\d\\d'
/** A full stop between a year and a month in one figure, in a span alone: "2024.7 - 2024.10", "2019.9 - present"; "2024.7" is a version. */
const dotInSpan = `\\.(?:(?=[1-9] ?[-–—~] ?(?:${year4}\\.\\d|\\p{L}))|(?<=${year4}\\.\\d\\d? ?[-–—~] ?${year4}\\.))`
const datePattern = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])${day}(?:(?<!\\p{L})|(?<=\\d(?:st|nd|rd|th)))${noEstate}${noSince}(${monthNamesPattern}|${czechJanuary})\\.?,? {0,2}(?:\\d{1,2}(?:st|nd|rd|th)?(?:, {0,2}| {1,2}))?(?:of |de |del |do |di |d')?(?:[/-]|- |${apart})?(?:(?:${tick} ?)?(${year4})|(?:${tick} ?|(?<=-)|${afterShort})(\\d{2}))(?!\\d)(?: [rгр]\\.)?`,
    `${fresh}(${year4})(?: {1,2}|[/.,-] ?)${noWord}(${monthNamesPattern})(?![\\p{L}]|\\.? {0,2}${tick}?\\d)\\.?`,
    `(?<![\\p{L}\\p{N}])(?:[QT]([1-4])|([1-4])Q)[ /,-]{0,2}${tick}?(${year4})(?!\\d)`,
    `${fresh}(${year4})[ /-]{1,2}Q([1-4])(?![\\p{L}\\d])`,
    `${fresh}(${year4})(?:(?:[-/.]|\\. (?=\\d\\d(?:\\.? ?[-–—]|\\.?(?:$| {3})|\\. (?:0[1-9]|[12]\\d|3[01])(?!\\d))))(0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01])|-[1-9](?!\\d)|\\. (?:0[1-9]|[12]\\d|3[01])\\.?(?!\\d))?|(?:/|${dotInSpan})([1-9])(?:/\\d\\d?)?)(?![\\d])`,
    `${fresh}(0?[1-9]|1[0-2])[/.-](?:1[3-9]|2\\d|3[01])[/.-](${year4})(?!\\d)`,
    `${fresh}(?:(\\d{1,2})(?:[/.-]|\\. ))?(0?[1-9]|1[0-2])(?: ?[/.-] ?|(?<=(?:^| {3}|\\d [-–—] ?)\\d\\d?) (?=${year4}(?:$| {3}| ?[-–—](?:\\s|$))))(${year4})(?!\\d)(?: [rгр]\\.)?`,
    `${fresh}(0[1-9]|1[0-2]|[1-9](?=/\\d\\d ?[-–—] ?(?:\\d{1,2}/\\d\\d(?![\\d/])|\\p{L}))|(?<=\\d/\\d\\d ?[-–—] ?)[1-9])(?:[/.]|(?<=\\d\\d)['’])([0-4]\\d|[89]\\d)(?![\\d/%]|\\.\\d)`,
    `${fresh}(0?[1-9]|1[0-2]) ?[/.-] ?${tick}(\\d{2})(?![\\d/%])`,
    `${fresh}(?<![\\p{L},$€£])(${year4})(?![\\d%]|[.,]\\d)(?: [rгр]\\.)?`,
    `(?<![\\p{L}\\p{N}])${tick}(\\d{2})(?![\\p{L}\\d])`,
    `(?<![\\p{L}])(${openWordsPattern})(?![\\p{L}])`,
    `${fresh}(0[1-9]|[12]\\d|3[01])[./](0[1-9]|1[0-2])[./]([0-4]\\d|[89]\\d)(?![\\d./])(?:(?= ?[-–—] ?\\d\\d[./]\\d\\d[./]\\d\\d(?!\\d)| ?[-–—] ?\\p{L}| (?:bis|to|a|à|até|al|au|do|tot|til|hasta) )|(?<=(?:\\d\\d ?[-–—] ?|(?:seit|bis|ab|vom|to|since|a|à|até|al|au|do|tot|til|hasta) (?:zum )?)\\d\\d[./]\\d\\d[./]\\d\\d))`,
    `${fresh}(0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01])/([0-4]\\d|[89]\\d)(?![\\d/])`,
    `${fresh}(0?[1-9]|1[0-2])/\\d\\d?/([0-4]\\d|[89]\\d)(?![\\d/])(?:(?= ?[-–—] ?${usDay})|(?<=${usDay} ?[-–—] ?\\d\\d?/\\d\\d?/\\d\\d))`,
  ].join('|'),
  'giu',
)

/** Letters with accents, a Turkish i without its dot, and letters that are raised, as in "1ˢᵗ". */
const accented = /[\u00C0-\u024F\u1E00-\u1EFF\u02B0-\u02B8\u02E1-\u02E3\u1D43-\u1D61\u207F]/
const accentedSigns = new RegExp(accented, 'g')
const plainSign = (sign: string) => (sign === 'ı' ? 'i' : (sign.normalize('NFKD')[0] ?? sign))

/** Without accents, of the same length, so that places in it are places in the original. */
export function sameLengthPlain(text: string): string {
  return !accented.test(text) ? text : text.replace(accentedSigns, plainSign)
}

/** A year of two digits with its century. */
export const fullYear = (short: number) => short + (short > 60 ? 1900 : 2000)

/** Characters of a line that are searched for dates. */
const longestDated = 600

/** Maximum length, in characters, of a line without digits that is searched for words such as "today". */
export const longestOpen = 30

/** A day behind the month: the other dates of the line have theirs there too. */
const american = /(?<![\d/.-])(?:0?[1-9]|1[0-2])[/-](?:1[3-9]|2\d|3[01])[/-](?:(?:19|20)\d{2}|[0-4]\d)(?!\d)/

/** Two days that a span is between. */
const twoDays =
  /(?<![\d/.-])(\d\d?)\/(\d\d?)\/((?:19|20)?\d\d) ?(?:[-–—]|to) ?(\d\d?)\/(\d\d?)\/((?:19|20)?\d\d)(?![\d/.])/

/** Whether the day stands behind the month in a line: another date can be nothing else, or the span would end before it begins. */
function isMonthFirst(line: string): boolean {
  if (!line.includes('/') && !line.includes('-')) return false
  if (american.test(line)) return true
  const [one = 0, two = 0, year = 0, three = 0, four = 0, last = 0] = (twoDays.exec(line) ?? []).slice(1).map(Number)
  const isAfter = (first: number, second: number) => year * 12 + first > last * 12 + second
  return Math.max(one, two, three, four) <= 12 && isAfter(two, four) && !isAfter(one, three)
}

/** Figures that every date has but "today" and its like. */
export const figures = /(?:19|20)\d\d|['’‘´`] ?\d\d|\d[/.]\d\d|-\d\d/
const openPattern = new RegExp(`(?<![\\p{L}])(?:${openWordsPattern})(?![\\p{L}])`, 'giu')

/** Every date in a line. */
export const findDates = memoize((line): readonly FoundDate[] => {
  const said = mayHaveEastAsianDate(line) ? datesInLatin(line).said : undefined
  if (said) return datesIn(said.text).map((date) => placeInLine(date, said))
  return datesIn(line)
})

function datesIn(line: string): FoundDate[] {
  if (figures.test(line)) return searchDates(line)
  return line.length > longestOpen ? [] : findOpen(line)
}

/** "Today" and its like without a figure, which stand in short lines. */
function findOpen(line: string): FoundDate[] {
  const text = sameLengthPlain(line)
  const found: FoundDate[] = []
  openPattern.lastIndex = 0
  for (let match = openPattern.exec(text); match; match = openPattern.exec(text)) {
    found.push({ at: undefined, from: match.index, to: match.index + match[0].length, isSeason: false })
  }
  return found
}

/** A month with its year in brackets: "March (2021)". */
const yearInBrackets = new RegExp(`(?<!\\p{L})(?:${monthNamesPattern})\\.? ?\\(${year4}\\)`, 'giu')

function searchDates(line: string): FoundDate[] {
  const isAmerican = isMonthFirst(line)
  const plain = sameLengthPlain(line.slice(0, longestDated)).replace(firms, (name) => ' '.repeat(name.length))
  const text = plain.includes('(') ? plain.replace(yearInBrackets, (date) => date.replace(/[()]/g, ' ')) : plain
  const found: FoundDate[] = []
  datePattern.lastIndex = 0
  for (let match = datePattern.exec(text); match; match = datePattern.exec(text)) {
    const point = match[groups.open] === undefined ? pointOf(match, isAmerican) : undefined
    const isName = isSeason(match[groups.name]?.toLowerCase() ?? '')
    const to = match.index + match[0].length
    const season = match[groups.year] === undefined ? undefined : seasonBehind(text, to)
    const at = point && season ? { ...point, month: season.month } : point
    found.push({ at, from: match.index, to: season?.to ?? to, isSeason: isName || season !== undefined })
  }
  return found
}

/** A season of a year in brackets behind it: "2019 (Summer)". */
const inBrackets = /\s?\(\s?(\p{L}{3,12})\s?\)/uy

/** The first month of the season that stands in brackets behind a year, and where these end. */
function seasonBehind(text: string, yearTo: number): { month: number; to: number } | undefined {
  inBrackets.lastIndex = yearTo
  const [written = '', name = ''] = inBrackets.exec(text) ?? []
  const month = isSeason(name.toLowerCase()) ? monthByName.get(name.toLowerCase()) : undefined
  return month === undefined ? undefined : { month, to: yearTo + written.length }
}

/** The point in time of a date that was found, by the form that it is written in. */
function pointOf(match: RegExpExecArray, isAmerican: boolean): YearMonth {
  const at = (year: string | number | undefined, month: string | number = 0) => ({
    year: Number(year),
    month: Number(month),
  })
  const has = (group: keyof typeof groups) => match[groups[group]]
  const name = has('name')
  if (name) return at(has('nameYear') ?? fullYear(Number(has('shortYear'))), monthOfName(name.toLowerCase()))
  if (has('yearBefore')) return at(has('yearBefore'), monthByName.get((has('nameAfter') ?? '').toLowerCase()))
  const quarter = has('quarter') ?? has('quarterFirst') ?? has('quarterBehind')
  if (quarter) return at(has('quarterYear') ?? has('yearOfQuarter'), Number(quarter) * 3 - 2)
  if (has('isoYear')) return at(has('isoYear'), has('isoMonth') ?? has('isoFigure'))
  if (has('usYear')) return at(has('usYear'), has('usMonth'))
  if (has('monthYear')) {
    const isMonthFirst = isAmerican && Number(has('first')) >= 1 && Number(has('first')) <= 12
    return at(has('monthYear'), isMonthFirst ? has('first') : has('month'))
  }
  if (has('tinyYear')) return at(fullYear(Number(has('tinyYear'))), has('tinyMonth'))
  if (has('dottedYear')) {
    const isMonthFirst = isAmerican && Number(has('dottedFirst')) <= 12
    return at(fullYear(Number(has('dottedYear'))), isMonthFirst ? has('dottedFirst') : has('dottedMonth'))
  }
  if (has('usTinyYear')) return at(fullYear(Number(has('usTinyYear'))), has('usTinyMonth'))
  if (has('usOtherYear')) return at(fullYear(Number(has('usOtherYear'))), has('usOtherMonth'))
  if (has('tickedYear')) return at(fullYear(Number(has('tickedYear'))), has('tickedMonth'))
  if (has('tickYear')) return at(fullYear(Number(has('tickYear'))))
  return at(has('year'))
}
