import type { YearMonth } from '../report.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { between, isBefore, untilWords } from './dates.ts'
import { figures, findDates, longestOpen, sameLengthPlain } from './find-dates.ts'
import { joinLabelledDates } from './labelled-dates.ts'
import { matchMonths, monthWord } from './named-months.ts'

const monthAtEnd = new RegExp(`(?<![\\p{L}])(?<first>${monthWord})\\.?$`, 'giu')

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

/** The day of the second date at the end of a column: "19 March 2011 - 13   Welder". */
const dayAtEnd = /^(.{6,24}?\s?[-–—])\s?(\d{1,2})(?=\s{3}\S|\s*$)/u

/** Two lines with the day of the second date beside its month: "19 March 2011 -   Welder" and "13 April 2013   Leeds". */
function withDayBelow(above: string, line: string): [string, string] {
  const [column = '', start = '', day = ''] = dayAtEnd.exec(above) ?? []
  if (column === '' || !/^\s{0,3}\p{L}/u.test(line)) return [above, line]
  return [start + above.slice(column.length), `${day} ${line.trimStart()}`]
}

/**
 * Two lines of which a column of dates broke a span: "Mar 2011 - Welder at Iron Works," and "Apr 2013   Leeds" are
 * "Mar 2011 - Apr 2013   Welder at Iron Works, Leeds". Undefined for any others.
 */
function inNarrowColumn(given: string, below: string): string[] | undefined {
  if (given.length > 160 || below.length > 160 || !figures.test(given) || !figures.test(below)) return undefined
  const [above, line] = withDayBelow(given, below)
  const [start, ...others] = findDates(above)
  const [end] = findDates(line)
  if (!start?.at || !end || start.from > 1 || end.from > 1 || others.length > 0) return undefined
  const [text, rest] = [above.slice(start.to), line.slice(end.to)]
  /** A dash right behind the date ends its column, however narrow the gap before the text beside it. */
  const isNarrow = /^[-–—]\s/u.test(text) && /^\s(?=\p{Lu})/u.test(rest)
  if (!behindDash.test(text) || !(behindGap.test(rest) || isNarrow) || (end.at && !isBefore(start.at, end.at)))
    return undefined
  const span = `${above.slice(0, start.to).trim()} – ${line.slice(0, end.to).trim()}`
  const behind = text.replace(behindDash, '')
  /** Behind wide gaps both are lines of their own, and so they are beside a narrow column. */
  if ((wideGap.test(text) || isNarrow) && rest.trim() !== '') return [`${span}   ${behind}`, rest.trim()]
  return [`${span}   ${behind} ${rest.trim()}`.trimEnd()]
}

/** Months that begin a line, and the year that begins the next one, as a narrow column breaks them. */
const monthsAlone = new RegExp(
  `^((?<first>${monthWord})\\.? ?[-–—] ?(?<second>${monthWord})\\.?)\\s+(?=\\p{Lu})`,
  'giu',
)
const yearBelow = /^((?:19|20)\d\d)\s+(?=\p{Lu})/u

/** Two such lines with the year behind the months: "Apr.–Aug. Welder, Iron Works" and "2019 Built bridges". Undefined for any others. */
function withYearBelow(above: string, line: string): string[] | undefined {
  const [, year = ''] = line.length <= 160 ? (yearBelow.exec(line) ?? []) : []
  const [, months = ''] =
    year === '' || above.length > 160 ? [] : (matchMonths(monthsAlone, sameLengthPlain(above)) ?? [])
  if (months === '') return undefined
  const written = above.slice(0, months.length)
  return [`${written} ${year}   ${above.slice(months.length).trim()}`, line.slice(year.length).trim()]
}

/** A dash with which a line begins. */
const dashFirst = /^[-–—~]\s*/u

/**
 * Two lines of which a narrow column of dates broke a span before its dash: "Mar 2011   Welder" and "– Apr 2013   Iron Works" are "Mar 2011 –
 * Apr 2013   Welder" and "Iron Works". Undefined for any others.
 */
function withDashBelow(above: string, line: string): string[] | undefined {
  const below = line.replace(dashFirst, '')
  if (below === line || above.length > 160 || line.length > 160 || !figures.test(above)) return undefined
  const [start, ...others] = findDates(above)
  const [end] = findDates(below.split(/\s{3}/u)[0] ?? '')
  if (!start?.at || start.from > 1 || others.length > 0 || !end || end.from > 0) return undefined
  const [text, rest] = [above.slice(start.to), below.slice(end.to)]
  if (!/^\s+\p{L}/u.test(text) || !behindGap.test(rest) || (end.at && !isBefore(start.at, end.at))) return undefined
  const span = `${above.slice(0, start.to).trim()} – ${below.slice(0, end.to).trim()}   ${text.trim()}`
  return rest.trim() === '' ? [span] : [span, rest.trim()]
}

/** A dash at the end of a column, before the text beside it. */
const wideGap = /^\s*[-–—]\s{3,}/u

/**
 * Two lines with one date each at their beginning, the end below the start, as a narrow column without dashes has them: "Mar 2011   Welder" and
 * "Apr 2013   Iron Works" are "Mar 2011 – Apr 2013   Welder" and "Iron Works". Undefined for any others, and where a third one is beside them,
 * as in a list.
 */
function inColumnWithoutDash(lines: string[], at: number, joined: string[]): string[] | undefined {
  const isApart = joined.at(-1) === ''
  const last = joined.length - (isApart ? 2 : 1)
  const [start, end] = [dateBeforeText(joined[last] ?? ''), dateBeforeText(lines[at] ?? '')]
  if (!start || !end || !start.at.month || !end.at.month || !isBefore(start.at, end.at)) return undefined
  const [isFirstTitle, isSecondTitle] = [start, end].map(({ text }) => titleScore(text) > 0)
  /** Two titles are two roles; so are two names with a blank line between them, unless one is a title. */
  if (isSecondTitle && (isFirstTitle || isApart)) return undefined
  if (isApart && !isFirstTitle) return undefined
  if (dateBeforeText(joined[last - 1] ?? '') || dateBeforeText(lines[at + 1] ?? '')) return undefined
  return [`${start.written} – ${end.written}   ${start.text}`, end.text]
}

/** The only date of a line that begins with it, and what stands behind it and a wide gap. */
const dateBeforeText = (line: string): DateAside | undefined => besideText(line).before

/** The only date of a line that ends with it, and what stands before it and a wide gap. */
const dateBehindText = (line: string): DateAside | undefined => besideText(line).behind

/** A date that stands in a column beside a text. */
interface DateAside {
  at: YearMonth
  written: string
  text: string
}

const besideText = memoize((line) => ({ before: findBeforeText(line), behind: findBehindText(line) }))

function findBeforeText(line: string): DateAside | undefined {
  if (line.length > 110 || !figures.test(line)) return undefined
  const [date, ...others] = findDates(line)
  const [, text = ''] = (date && /^\s{3,}(\S.*)$/u.exec(line.slice(date.to))) ?? []
  if (!date?.at || date.from > 1 || others.length > 0 || text === '') return undefined
  return { at: date.at, written: line.slice(0, date.to).trim(), text }
}

/**
 * The same of a column behind the text: "Welder   Mar 2011" and "Iron Works   Apr 2013" are "Welder   Mar 2011 – Apr 2013" and "Iron Works",
 * also where the first date slid below its title. One of the two names is a title.
 */
function inColumnBehind(lines: string[], at: number, joined: string[]): string[] | undefined {
  const above = joined.at(-1) ?? ''
  const [start, end] = [dateBehindText(above), dateBehindText(lines[at] ?? '')]
  const first =
    start ?? (isDateOnly(above) ? { at: findDates(above)[0]?.at, written: above.trim(), text: '' } : undefined)
  if (!first?.at?.month || !end?.at.month || !isBefore(first.at, end.at)) return undefined
  const before = joined.at(-2) ?? ''
  if (titleScore(first.text || before) > 0 === titleScore(end.text) > 0) return undefined
  if (findDates(before).length > 0 || dateBehindText(lines[at + 1] ?? '')) return undefined
  return [`${first.text}   ${first.written} – ${end.written}`.trim(), end.text]
}

function findBehindText(line: string): DateAside | undefined {
  if (line.length > 110 || !figures.test(line)) return undefined
  const [date, ...others] = findDates(line)
  const [, text = ''] = (date && /^(\S.*\S)\s{3,}$/u.exec(line.slice(0, date.from))) ?? []
  if (!date?.at || others.length > 0 || text === '' || line.slice(date.to).trim() !== '') return undefined
  return { at: date.at, written: line.slice(date.from).trim(), text }
}

/** A dash or a word after which an end follows. */
const endsOpen = new RegExp(`(?:[-–—~]|\\s(?:${untilWords}))$`, 'iu')

/** A figure, or a letter of a script that has its own: no two lines without one are joined. */
const mayHaveFigure = /[\d\u0600-\u1fff\u2e80-\uffff]/

/** The year with which a line goes on whose span, or months, or sentence began on the line above. */
const yearFirst = /^(?:19|20)\d{2}(?!\d)/

/** Lines with every span of time on one: "May 2019 –" and "today", or "… December" and "2020", are joined. */
export function joinBrokenDates(lines: string[]): string[] {
  const joined: string[] = []
  const whole = unstacked(joinLabelledDates(lines))
  for (const [at, line] of whole.entries()) {
    const before = joined.at(-1) ?? ''
    const last = joined.length - (before === '' ? 2 : 1)
    const above = joined[last] ?? ''
    if (!mayHaveFigure.test(line) && !mayHaveFigure.test(above)) {
      joined.push(line)
      continue
    }
    const isShort = before.length <= 160
    const [isDated, beginsWithYear] = [figures.test(line), yearFirst.test(line)]
    const isOpen =
      isShort &&
      line.length <= 160 &&
      (findDates(line)[0]?.from ?? 9) <= 1 &&
      endsOpen.test(before) &&
      findDates(before).length > 0
    const isMonth = beginsWithYear && isShort && matchMonths(monthAtEnd, sameLengthPlain(before)) !== null
    const inColumn =
      (isDated ? inNarrowColumn(above, line) : undefined) ??
      (beginsWithYear ? withYearBelow(above, line) : undefined) ??
      withDashBelow(above, line)
    const pair = isDated ? inColumnWithoutDash(whole, at, joined) : undefined
    const behind = isDated ? inColumnBehind(whole, at, joined) : undefined
    if (beginsWithYear && goesOn(before, line)) joined[joined.length - 1] = `${before} ${line}`
    else if (inColumn) joined.splice(last, joined.length - last, ...inColumn)
    else if (pair) joined.splice(last, joined.length - last, ...pair)
    else if (behind) joined.splice(-1, 1, ...behind)
    else if (isOpen || isMonth) joined[joined.length - 1] = `${before} ${line}`
    else if (isStartAbove(before, line)) joined[joined.length - 1] = `${before} – ${line}`
    else joined.push(line)
  }
  return joined
}

/** A year or span with which a line of running text goes on, and words in small letters behind it. */
const datesWithin = /^(?:(?:19|20)\d\d ?[-–] ?)?(?:19|20)\d\d(?: \p{Ll}{2,}){2}/u

/** Whether a line is the rest of an item that is not finished: "• Wrote the plan of" and "2019 – 2021 of the county". */
function goesOn(above: string, line: string): boolean {
  return datesWithin.test(line) && /\p{L}$/u.test(above) && /^\s*[•*▪◦●‣-]\s/u.test(above)
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
