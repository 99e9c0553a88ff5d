import { monthNamesPattern } from '@resume/resume-text/month-names'
import type { YearMonth } from '../report.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { type FoundDate, figures, findDates, longestOpen, sameLengthPlain } from './find-dates.ts'
import {
  about,
  type DateRange,
  fromWords,
  monthBehind,
  monthRange,
  romanRange,
  shortYearRange,
  yearRange,
} from './month-ranges.ts'

export type { DateRange } from './month-ranges.ts'

const untilWords = `to|until|till|til|through|thru|up to|bis(?: zum)?|jusqu['’]?[aà]|a|au|à|al|ad|all['’]|hasta(?: el| la)?|fins(?: a l['’]?| a| al)?|a la|até(?: ao| à| a| o)?|ate(?: ao| a| o)?|ao|tot(?: en met| op)?|t/m|do|po|fino a[l]?|p[aâ]n[aă](?: [iî]n| la)?|a[zž](?: do)?|til og med|till och med|t\\.?o\\.?m\\.?|по|до`
const dashes = '[-–—−‐‑⁃―~→➔➜>›»]'
/** A dash, a word, or a dash and a word: "2019 – until today". */
const between = new RegExp(
  `^[\\s).,\\]]*(?:(?:${dashes}{1,3}|⟶|–>|->)(?:\\s*(?:${untilWords})(?=\\s|$))?|(?:${untilWords})\\s*:?|/(?=\\s)(?<=\\s/))[\\s([]*${about}{0,2}$`,
  'iu',
)
/** What stands between a first and a last year set apart by nothing but room. */
const apartOnly = /^\s+$/
const since = new RegExp(
  `(?<!\\p{L})(?:since|from|seit|ab|depuis|dès|desde|des de|dal|sinds|vanaf|od|sedan|siden|från|fra|din|a partir de|à partir de|с|з)\\s*:?\\s*${about}?$`,
  'iu',
)
/** Words that say so only of a date that is alone with them on its line. */
const fromAlone = /^\s*(?:von|vom|da|du|van)\s+$/iu
/** A dash behind which no date stands, or dots or a question mark for one: at the end of a line, or right behind a date and before a wide gap or a comma, as in "2018–   Welder". */
const openEnd =
  /^\s*[-–—~]\s*(?:…|\.{2,4}|\?)?\s*\)?$|^(?: ?[-–—]|\s*[-–—]\s*(?:…|\.{2,4}))\)?(?=\s{3,}\S)|^\s*[-–—]\s*(?:…|\.{2,4})(?=\s*[:,|]\s)|^\s*[-–—~]\s*(?=,\s)|^\s?[-–—]\s?\)(?=\s)/u
/** Words and short forms for now that say so only behind a date and a dash, and words for "until the day of this resume". */
const openBehind =
  /^(?:\s*\((?:atual|actual|presente?|current|heute|now|today|ongoing|en cours|oggi|in corso|heden|obecnie)\)|\s*(?:[-–—]{1,2}\s*(?:nå|d\.? ?d\.?|lfd\.?|auj\.?|pres\.?|still|cont\.|n\.n\.|trv[aá]|nast\.|наст\.(?: время)?|чинний|σήμερα|παρόν|dabar|šiuo metu|šobrīd|praegu|actualidade)(?=\s*(?:$|[,|)•·:]|[-–—]\s)|\s{3})|(?:[-–—]\s*)?at[eé] (?:[àa]|[àa] presente) data(?!\p{L})|\.?(?:\s+óta|-?t[óőöo]l)(?=\s*(?:$|[,|)•·])|\s{3})))/iu

/** The first span of time in a line: two dates with a dash or a word between them, or "since" a date. */
export function findDateRange(line: string): DateRange | undefined {
  return /\d\d/.test(line) ? rangeIn(line).range : undefined
}

const rangeIn = memoize((line) => ({ range: withFullStop(line, searchRange(line)) }))

/** A span with the full stop behind its last year, as Croatian and Hungarian have it: "2012. – 2016.". */
function withFullStop(line: string, range: DateRange | undefined): DateRange | undefined {
  if (!range || !/^\.(?=\s|$)/.test(line.slice(range.to)) || !/(?:19|20)\d\d$/.test(line.slice(0, range.to)))
    return range
  return /\d\.\s/.test(line.slice(range.from, range.to)) ? { ...range, to: range.to + 1 } : range
}

function searchRange(line: string): DateRange | undefined {
  const dates = findDates(line)
  for (const [index, first] of dates.entries()) {
    if (!first.at) continue
    const second = dates[index + 1]
    if (second && isJoined(line, first, second)) {
      const further = second.at ? lastListed(line, second, dates.slice(index + 2)) : second
      const last = further.at && isBefore(first.at, further.at) ? further : second
      return {
        start: first.at,
        end: last.at ?? null,
        current: last.at === undefined,
        from: fromWords.exec(line.slice(0, first.from))?.index ?? first.from,
        to: last.to,
      }
    }
    const third = dates[index + 2]
    const beginsAnother = second !== undefined && third !== undefined && isJoined(line, second, third)
    if (
      second?.at &&
      !beginsAnother &&
      apartOnly.test(line.slice(first.to, second.from)) &&
      isBefore(first.at, second.at)
    ) {
      return { start: first.at, end: second.at, current: false, from: first.from, to: second.to }
    }
    if (second && !second.at && first.at.month > 0 && isRightBehind(line, first, second)) {
      return { start: first.at, end: null, current: true, from: first.from, to: second.to }
    }
    const years = yearsFrom(line, first, dates) ?? lastingFrom(line, first)
    if (years) return years
    const above = line.slice(0, first.from)
    const lead = since.exec(above) ?? (line.slice(first.to).trim() === '' ? fromAlone.exec(above) : null)
    if (lead) return { start: first.at, end: null, current: true, from: lead.index, to: first.to }
    const behind = line.slice(first.to)
    const open = openEnd.exec(behind) ?? openBehind.exec(behind)
    if (open) return { start: first.at, end: null, current: true, from: first.from, to: first.to + open[0].length }
  }
  return (
    romanRange(line) ??
    monthRange(line) ??
    monthBehind(line) ??
    yearRange(line) ??
    shortYearRange(line) ??
    listedRange(line, dates)
  )
}

/** Whether a span lies between two dates. A stroke alone joins names of months: "May 2019/June 2021". */
function isJoined(line: string, first: FoundDate, second: FoundDate): boolean {
  const said = line.slice(first.to, second.from)
  return between.test(said) || (said === '/' && first.at?.month !== 0 && /^\p{L}/u.test(line.slice(second.from)))
}

/** Whether a word for now stands right behind a date and ends a cell: "Sept. 2022 Current   Welder". */
function isRightBehind(line: string, first: FoundDate, now: FoundDate): boolean {
  return /^ {1,2}$/.test(line.slice(first.to, now.from)) && /^\s*(?:$|[,|)•·])|^\s{3}/u.test(line.slice(now.to))
}

/** How many months something lasted, in brackets behind its first one: "May 2024 (6 months)". */
const lasting = /^ ?\((\d{1,2}) (?:months?|mois|Monate|meses|mesi|maanden|miesi[eę]cy)\)/iu

function lastingFrom(line: string, { at, from, to }: FoundDate): DateRange | undefined {
  const [written = '', count] = lasting.exec(line.slice(to)) ?? []
  if (written === '' || !at || at.month === 0) return undefined
  const last = at.year * 12 + at.month - 1 + Math.max(0, Number(count) - 1)
  const end = { year: Math.floor(last / 12), month: (last % 12) + 1 }
  return { start: at, end, current: false, from, to: to + written.length }
}

/** A year of school or another one in two figures, behind the first year: "2019/20", "2019-20". */
const schoolYear = /^ ?[-–/] ?(\d{2})(?!\d)/u

/** The span that begins with such a year: "2019-21", "2019/20 – 2020/21". */
function yearsFrom(line: string, first: FoundDate, dates: readonly FoundDate[]): DateRange | undefined {
  const own = schoolYearAt(line, first)
  if (!first.at || !own) return undefined
  const begun = { start: first.at, from: first.from }
  const next = dates.find(({ from }) => from >= own.to)
  if (!next || !between.test(line.slice(own.to, next.from))) return { ...begun, ...own, current: false }
  const last = schoolYearAt(line, next) ?? { end: next.at ?? null, to: next.to }
  return { ...begun, ...last, current: next.at === undefined }
}

/** The second year of a year of two, and where it ends. */
function schoolYearAt(line: string, { at, to }: FoundDate): { end: YearMonth; to: number } | undefined {
  const [written = '', year] = schoolYear.exec(line.slice(to)) ?? []
  if (at?.month !== 0 || Number(year) <= at.year % 100 || written === '') return undefined
  return { end: { year: Math.floor(at.year / 100) * 100 + Number(year), month: 0 }, to: to + written.length }
}

/** What stands between times that are listed: "Summer 2019, 2020 and 2021". */
const listed = /^\s*(?:,|&|\+|,?\s*(?:and|und|et|y|e|en|i|och|og|si))\s*$/iu
/** What ends such a list. */
const listEnd = /^\s*(?:$|[|,•·:)]|\s{3})/u

/** What stands between a name and such a list at the end of its line, and what ends the line behind the list. */
const beforeList = /(?:\s{3,}|\t|[|•·(]\s*|\s[–—-]\s+)$/u
const lineEnd = /^\s*[).]?\s*$/

/**
 * Times that a line begins with, or ends with behind a gap or a sign, as one span: from the first to the last. Seasons of work are
 * listed so.
 */
function listedRange(line: string, dates: readonly FoundDate[]): DateRange | undefined {
  const [first] = dates
  if (dates.length < 2 || !first?.at) return undefined
  const last = lastListed(line, first, dates.slice(1))
  if (last === first || !last.at) return undefined
  if (first.from > 1 && !(beforeList.test(line.slice(0, first.from)) && lineEnd.test(line.slice(last.to))))
    return undefined
  const [start, end] = isBefore(first.at, last.at) ? [first.at, last.at] : [last.at, first.at]
  return { start, end, current: false, from: first.from, to: last.to }
}

/**
 * The last time of a list of times, or of spans ("2018 – 2019, 2021 – 2022"), that goes on behind a time to the end of a cell; the time
 * itself where none does.
 */
function lastListed(line: string, time: FoundDate, behind: readonly FoundDate[]): FoundDate {
  let last = time
  for (const [index, date] of behind.entries()) {
    const said = line.slice(last.to, date.from)
    const isEndOfSpan = index > 0 && last !== time && isJoined(line, last, date)
    if (!date.at || !(listed.test(said) || isEndOfSpan)) break
    last = date
  }
  return last.at && listEnd.test(line.slice(last.to)) ? last : time
}

function isBefore(first: YearMonth, second: YearMonth): boolean {
  return first.year * 12 + first.month < second.year * 12 + second.month
}

/** A line without a span, and without the brackets and separators that held it. */
export function withoutRange(line: string, { from, to }: { from: number; to: number }): string {
  const before = line.slice(0, from).replace(/[\s([|,•·–—-]+$/u, '')
  const after = line.slice(to).replace(/^[\s)\]|,•·–—-]+/u, '')
  return [before, after].filter((part) => part.trim() !== '').join(' | ')
}

const endsWithMonth = new RegExp(`(?<![\\p{L}])(?:${monthNamesPattern})\\.?$`, 'iu')

/** A word or a dash on a line of its own, between the two dates of a range that is set on three lines. */
const joint = /^(?:to|till|until|bis|à|au|a|al|hasta|até|tot|do|[-–—])$/iu

const longestJoint = 5

/** Lines with every range that is set on three of them ("June 2013", "to", "March 2016") on one. */
function unstacked(lines: string[]): string[] {
  const whole: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at] ?? ''
    const middle = lines[at + 1]?.trim() ?? ''
    const last = lines[at + 2] ?? ''
    const isStacked = middle.length <= longestJoint && joint.test(middle) && isDateOnly(first) && isDateOnly(last)
    whole.push(isStacked ? `${first.trim()} – ${last.trim()}` : first)
    if (isStacked) at += 2
  }
  return whole
}

/** Whether a line is one date, or a word for now, and nothing else. */
function isDateOnly(line: string): boolean {
  const text = line.trim()
  const [date, ...others] = text.length <= longestOpen ? findDates(text) : []
  return date !== undefined && others.length === 0 && date.from <= 1 && text.length - date.to <= 1
}

/** Words behind a date with a dash, or behind one with a gap. */
const behindDash = /^\s*[-–—]\s+(?=\p{L})/u
const behindGap = /^(?:\s{3,}(?=\S)|\s*$)/u

/**
 * Two lines of which a column of dates broke a span: "Mar 2011 - Welder at Iron Works," and "Apr 2013   Leeds" are
 * "Mar 2011 - Apr 2013   Welder at Iron Works, Leeds". Undefined for any others.
 */
function inNarrowColumn(above: string, line: string): string[] | undefined {
  if (above.length > 160 || line.length > 160 || !figures.test(above) || !figures.test(line)) return undefined
  const [start, ...others] = findDates(above)
  const [end] = findDates(line)
  if (!start?.at || !end || start.from > 1 || end.from > 1 || others.length > 0) return undefined
  const [text, rest] = [above.slice(start.to), line.slice(end.to)]
  if (!behindDash.test(text) || !behindGap.test(rest) || (end.at && !isBefore(start.at, end.at))) return undefined
  const span = `${above.slice(0, start.to).trim()} – ${line.slice(0, end.to).trim()}`
  const behind = text.replace(behindDash, '')
  /** Behind wide gaps both are lines of their own. */
  if (wideGap.test(text) && rest.trim() !== '') return [`${span}   ${behind}`, rest.trim()]
  return [`${span}   ${behind} ${rest.trim()}`.trimEnd()]
}

/** A dash at the end of a column, before the text beside it. */
const wideGap = /^\s*[-–—]\s{3,}/u

/** A dash or a word after which an end follows. */
const endsOpen = new RegExp(`(?:[-–—~]|\\s(?:${untilWords}))$`, 'iu')

/** Lines with every span of time on one: "May 2019 –" and "today", or "… December" and "2020", are joined. */
export function joinBrokenDates(lines: string[]): string[] {
  const joined: string[] = []
  for (const line of unstacked(lines)) {
    const before = joined.at(-1) ?? ''
    const isShort = before.length <= 160
    const isOpen =
      isShort &&
      line.length <= 160 &&
      endsOpen.test(before) &&
      findDates(before).length > 0 &&
      (findDates(line)[0]?.from ?? 9) <= 1
    const isMonth = /^(?:19|20)\d{2}(?!\d)/.test(line) && isShort && endsWithMonth.test(sameLengthPlain(before))
    const last = joined.length - (before === '' ? 2 : 1)
    const inColumn = inNarrowColumn(joined[last] ?? '', line)
    if (inColumn) joined.splice(last, joined.length - last, ...inColumn)
    else if (isOpen || isMonth) joined[joined.length - 1] = `${before} ${line}`
    else if (isStartAbove(before, line)) joined[joined.length - 1] = `${before} – ${line}`
    else joined.push(line)
  }
  return joined
}

const hasWords = /[\p{L}\p{N}]/u

/**
 * Whether a span is broken between its dates and the dash is lost: a line that is nothing but a date above one that begins with a
 * later one ("2013", "2016 Welder"), or a line that ends with a date above one that is nothing else ("Welder, May 2013", "today").
 */
function isStartAbove(above: string, line: string): boolean {
  if (above.length > 110 || line.length > 160 || !figures.test(above)) return false
  const dates = findDates(above)
  const start = dates.at(-1)
  if (!start?.at || hasWords.test(above.slice(start.to)) || /^\s*[•*-]/u.test(above)) return false
  const [end, next] = findDates(line.slice(0, 30))
  if (!end || hasWords.test(line.slice(0, end.from)) || (next && between.test(line.slice(end.to, next.from))))
    return false
  const isAlone = dates.length === 1 && !hasWords.test(above.slice(0, start.from))
  const endsAlone = dates.length === 1 && !hasWords.test(line.slice(end.to))
  return (isAlone || endsAlone) && (end.at ? isBefore(start.at, end.at) : true)
}

/** A month as a number, to compare; 0 for none. */
export const monthOf = (date: YearMonth | null) => (date ? date.year * 12 + date.month : 0)
