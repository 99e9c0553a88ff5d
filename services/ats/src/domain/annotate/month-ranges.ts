import { openWordsPattern } from '@resume/resume-text/month-names'
import type { YearMonth } from '../report.ts'
import { fullYear, longestOpen, sameLengthPlain } from './find-dates.ts'
import { matchMonths, monthOfName, monthWord } from './named-months.ts'

/** A span of time in a line. */
export interface DateRange {
  start: YearMonth | null
  end: YearMonth | null
  current: boolean
  from: number
  to: number
}

/** What may stand right before a date, and says how sure or in which part of a year or month it is: "mid-2019", "Ende 2019". */
export const about = `(?:(?:early|mid|late|(?:start|beginning|middle|end) of|approx\\.?|ca\\.?|circa|about|expected|projected|estimated|exp\\.?|anticipated|dem(?: Jahre?)?|Anfang|Mitte|Ende|vsl\\.?|voraussichtlich|(?:le|dès|début|mi|fin|courant)|prévue?|el|(?:inicios?|principios|comienzos|mediados|finales|fines) de|(?:início|meados|fim|final) de|previst[oa]|inizio|metà|fine|początek|połowa|koniec|begin|medio|eind|WS|SS|WiSe|SoSe|HS|FS|AY)[\\s.)\\]-]+(?:de |du |del |von |en |in |im )?)`
/** Words before a span that has an end too. */
export const fromWords = new RegExp(
  `(?<!\\p{L})(?:(?:d['’]|from|since|seit|sinds|between|von|vom|zwischen|im Zeitraum|Zeitraum|de|du|dal|dall['’]|da|van|od|desde|des de|depuis|från|fra|din|с|з|від)\\s*:?\\s*${about}?|${about})$`,
  'iu',
)

/** What stands between two months of a year: a dash, a stroke, or, between blanks, a word for "until" or for "and". */
const betweenMonths =
  '(?: {0,2}[-–—/&] {0,2}| {1,2}(?:to|through|thru|until|till|til|bis|a|à|au|al|do|tot|po|fino a|and|und|et|y|e|i|en|og|och) {1,2})'
/** A day before its month ("1st of ", "30. ", "1er "), and behind it (" 1st"). */
const [dayBefore, dayBehind] = [
  '(?:\\d{1,2}(?:st|nd|rd|th|er|[.º°])? (?:of |de |di )?)?',
  '(?: \\d{1,2}(?:st|nd|rd|th)?)?',
]
const monthRangePattern = new RegExp(
  `(?<![\\p{L}\\d])${dayBefore}(?<![\\p{L}])(?<first>${monthWord})\\.?${dayBehind}${betweenMonths}${dayBefore}(?<second>${monthWord})(?:\\.?${dayBehind},? {0,2}(?:of |de |del |di )?|/)(?:(?<year>(?:19|20)\\d{2})|['’‘´\`](?<short>\\d\\d)(?!\\d))`,
  'giu',
)

/** Letters on both sides of what stands between months, or days. */
const mayBeMonths = new RegExp(`\\p{L}\\.?${dayBehind}${betweenMonths}${dayBefore}\\p{L}`, 'iu')

/** The year first: "2012, Mar-Jun". */
const monthsOfYearPattern = new RegExp(
  `(?<![\\d/.–-])(?<year>(?:19|20)\\d{2}),? (?<first>${monthWord})\\.?${betweenMonths}(?<second>${monthWord})(?![\\p{L}]|\\.?,? ?['’]?\\d)\\.?`,
  'giu',
)

/** The same in figures: "03–06 2012". */
const figureRangePattern =
  /(?<![\d/.–-])(?<first>0[1-9]|1[0-2]) ?[-–] ?(?<second>0[1-9]|1[0-2])[ /.](?<year>(?:19|20)\d{2})(?![\d/.])/u

/** The same with the year first, as in Hungarian: "2012. 03–06.". */
const yearAndFiguresPattern =
  /(?<![\d/.–-])(?<year>(?:19|20)\d{2})\. (?<first>0[1-9]|1[0-2])\.? ?[-–] ?(?<second>0[1-9]|1[0-2])(?:\.|(?=[\s,)]|$))(?! ?\d)/u

/** The same with months in Roman figures, as in Polish: "IX 2019 – VI 2020". */
const romanRangePattern =
  /(?<![\p{L}\d])(?<first>I{1,3}|I?[VX]|VI{1,3}|XI{1,2})[ ./](?<start>(?:19|20)\d{2}) ?[-–—] ?(?:(?<second>I{1,3}|I?[VX]|VI{1,3}|XI{1,2})[ ./](?<end>(?:19|20)\d{2})(?!\d))/u
/** Months of one year, or one month, in Roman figures where a cell begins: "VII – IX 2018", "IX 2019 – present". */
const romansOfYear =
  /(?<=^|\s{3}|[(,|–] ?)(?<first>I{1,3}|I?[VX]|VI{1,3}|XI{1,2})(?: ?[-–—] ?(?<second>I{1,3}|I?[VX]|VI{1,3}|XI{1,2}))?[ ./](?<year>(?:19|20)\d{2})(?!\d)/u
/** A dash and the word for now behind a date. */
const openBehind = new RegExp(`^ ?[-–—] ?(?:${openWordsPattern})(?![\\p{L}])`, 'iu')
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The span of such months in a line; undefined where there is none. */
export function romanRange(line: string): DateRange | undefined {
  const match = romanRangePattern.exec(line)
  if (!match?.groups) return romanMonths(line)
  const { first = '', start, second = '', end } = match.groups
  const at = (year: string | undefined, month: string) => ({ year: Number(year), month: romans.indexOf(month) + 1 })
  const [from, to] = [match.index, match.index + match[0].length]
  return { start: at(start, first), end: at(end, second), current: false, from, to }
}

function romanMonths(line: string): DateRange | undefined {
  const match = romansOfYear.exec(line)
  if (!match?.groups) return undefined
  const { first = '', second = first, year } = match.groups
  const at = (month: string) => ({ year: Number(year), month: romans.indexOf(month) + 1 })
  const [from, to] = [match.index, match.index + match[0].length]
  const [open] = openBehind.exec(sameLengthPlain(line.slice(to, to + longestOpen))) ?? []
  if (open !== undefined) return { start: at(second), end: null, current: true, from, to: to + open.length }
  return { start: at(first), end: at(second), current: false, from, to }
}

/** Two years with a stroke: "2020/2022". */
const yearRangePattern = /(?<![\d/.–-])(?<first>(?:19|20)\d\d) ?\/ ?(?<second>(?:19|20)\d\d)(?![\d/.])/u

/** The span of such years in a line; undefined where there is none or the later one comes first. */
export function yearRange(line: string): DateRange | undefined {
  const match = yearRangePattern.exec(line)
  const [first, second] = [Number(match?.groups?.first), Number(match?.groups?.second)]
  if (!match || first >= second) return undefined
  const [start, end] = [first, second].map((year) => ({ year, month: 0 })) as [YearMonth, YearMonth]
  return { start, end, current: false, from: match.index, to: match.index + match[0].length }
}

/** Two days of a year in figures: "01.06. – 31.08.2020". */
const dayRangePattern =
  /(?<![\d/.–-])(?:0?[1-9]|[12]\d|3[01])[./](?<first>0?[1-9]|1[0-2])\.? ?(?:[-–—]|to|bis|au|al?|do|tot) ?(?:0?[1-9]|[12]\d|3[01])[./](?<second>0?[1-9]|1[0-2])[./](?<year>(?:19|20)\d\d)(?![\d/.])/iu

/** The span of such days in a line; undefined where there is none, or the later month comes first. */
export function dayRange(line: string): DateRange | undefined {
  const match = dayRangePattern.exec(line)
  if (!match?.groups) return undefined
  const [year, first, second] = [match.groups.year, match.groups.first, match.groups.second].map(Number)
  if (year === undefined || first === undefined || second === undefined || first > second) return undefined
  const [start, end] = [first, second].map((month) => ({ year, month })) as [YearMonth, YearMonth]
  const from = fromWords.exec(line.slice(0, match.index))?.index ?? match.index
  return { start, end, current: false, from, to: match.index + match[0].length }
}

/** What stands between spans that are listed. */
const listed = /^\s*(?:,|&|\+|,?\s*(?:and|und|et|y|e|en|i))\s*/iu

/** Years behind such a span that have the same months: "May – Aug 2019 & 2020". */
const yearsBehind = /^\s*(?:,|&|\+|and|und|et|y|e|en|i)\s*((?:19|20)\d\d)(?=\s*(?:$|[|)•·:]|\s{3}))/iu

/** "Jan – Jun 2020", and to the last of several: "3 May – 9 July 2019, 8 June – 5 July 2020". */
export function monthRange(line: string): DateRange | undefined {
  const range = firstMonthRange(line)
  if (!range?.end) return range
  const behind = line.slice(range.to)
  const [written = '', year = ''] = yearsBehind.exec(behind) ?? []
  if (Number(year) > range.end.year)
    return { ...range, end: { year: Number(year), month: range.end.month }, to: range.to + written.length }
  const between = listed.exec(behind)?.[0] ?? ''
  const next = between === '' ? undefined : firstMonthRange(behind.slice(between.length))
  if (!next || next.from > 0) return range
  return { ...range, end: next.end, to: range.to + between.length + next.to }
}

/** "Jan – Jun 2020": the first month takes the year of the second, or the one before: "Dec – Jan 2020". */
function firstMonthRange(line: string): DateRange | undefined {
  if (!/(?:19|20)\d\d|['’‘´`]\d\d/.test(line)) return undefined
  const plain = mayBeMonths.test(line) ? sameLengthPlain(line) : ''
  const months =
    plain === '' ? null : (matchMonths(monthRangePattern, plain) ?? matchMonths(monthsOfYearPattern, plain))
  const match = months ?? figureRangePattern.exec(line) ?? yearAndFiguresPattern.exec(line)
  if (!match?.groups) return undefined
  const { year: whole, short, first = '', second = '' } = match.groups
  const year = whole === undefined ? fullYear(Number(short)) : Number(whole)
  const month = (name: string) => (/^\d+$/.test(name) ? Number(name) : (monthOfName(name) ?? 0))
  const [start, end] = [month(first), month(second)]
  return {
    start: { year: start > end ? year - 1 : year, month: start },
    end: { year, month: end },
    current: false,
    from: fromWords.exec(line.slice(0, match.index))?.index ?? match.index,
    to: match.index + match[0].length,
  }
}

/** "June 2020 – September": the second month is of the same year, or of the next where it comes first in one. */
const monthBehindPattern = new RegExp(
  `(?<![\\p{L}])(?<first>${monthWord})\\.?,? (?<year>(?:19|20)\\d{2}) {0,2}[-–—‑] {0,2}(?<second>${monthWord})\\.?(?=\\s*(?:$|[,|)•·]|\\s{3}))`,
  'giu',
)

/** The span of such months in a line; undefined where there is none. */
export function monthBehind(line: string): DateRange | undefined {
  const match = /\d ?[-–—‑]/.test(line) ? matchMonths(monthBehindPattern, sameLengthPlain(line)) : null
  const { first = '', year = '', second = '' } = match?.groups ?? {}
  const [start, end] = [monthOfName(first), monthOfName(second)]
  if (!match || start === undefined || end === undefined) return undefined
  return {
    start: { year: Number(year), month: start },
    end: { year: end < start ? Number(year) + 1 : Number(year), month: end },
    current: false,
    from: match.index,
    to: match.index + match[0].length,
  }
}

/** What stands between a month and the figures of its year, and behind them: "Mar 19", "MAR/19", "May’15", "July13’". */
const [beforeShort, tick] = ['(?:\\.?,? ?|[/-])', "['’‘´`]?"]
const untilShort = ' {0,2}(?:[-–—]|to|bis|a|à|até|al|au|do|tot|til|hasta) {0,2}'

const shortYearPattern = new RegExp(
  `(?<![\\p{L}])(?<first>${monthWord})${beforeShort}${tick}(?<start>(?:19|20)?\\d\\d)(?!\\d)${tick}${untilShort}(?:(?<second>${monthWord})${beforeShort}${tick}(?<end>\\d\\d)(?![\\d:]|[.,]\\d)${tick}|(?:${openWordsPattern})(?!\\p{L}))`,
  'giu',
)
const fullYears = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/**
 * "Mar 19 – May 21", "MAR/19 - MAY/21": figures behind two months are years, in a line without a year of four figures but the first one of
 * the two ("July 2012 to June 13").
 */
export function shortYearRange(line: string): DateRange | undefined {
  if (!mayBeShortYears.test(line)) return undefined
  const match = matchMonths(shortYearPattern, sameLengthPlain(line))
  if (!match?.groups) return undefined
  const { first = '', start = '', second, end } = match.groups
  const isFull = start.length > 2
  if ((line.match(fullYears) ?? []).length !== (isFull ? 1 : 0)) return undefined
  if (isFull && (end === undefined || Number(end) < Number(start.slice(2)))) return undefined
  const at = (name: string, year: string | undefined) => ({
    year: year?.length === 4 ? Number(year) : fullYear(Number(year)),
    month: monthOfName(name) ?? 0,
  })
  const last = second === undefined ? null : at(second, end)
  const [from, to] = [match.index, match.index + match[0].length]
  return { start: at(first, start), end: last, current: last === null, from, to }
}

/** A month and two figures before a dash or a word. */
const mayBeShortYears = new RegExp(`\\p{L}${beforeShort}${tick}(?:19|20)?\\d\\d${tick}${untilShort}\\p{L}`, 'iu')
