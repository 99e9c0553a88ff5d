import type { YearMonth } from '../report.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { datesInLatin, mayHaveEastAsianDate, placeInLine } from './east-asian-dates.ts'
import { type FoundDate, findDates } from './find-dates.ts'
import {
  about,
  type DateRange,
  dayRange,
  fromWords,
  monthBehind,
  monthRange,
  romanRange,
  shortYearRange,
  yearRange,
} from './month-ranges.ts'

export type { DateRange } from './month-ranges.ts'

/** Words between two dates, in many languages. */
export const untilWords = `to|until|till|til|to till|untill|to until|to untill|through|thru|upto|uptill?|to uptill?|up to|up till|bis(?: zum)?|jusqu['’]?[aà]|a|au|à|al|ad|all['’]|hasta(?: el| la)?|fins(?: a l['’]?| a| al)?|a la|até(?: ao| à| a| o)?|ate(?: ao| a| o)?|ao|tot(?: en met| op)?|t/m|do|po|fino a[l]?|p[aâ]n[aă](?: [iî]n| la)?|a[zž](?: do)?|s/d|s\\.d\\.?|hingga|sampai(?: dengan)?|til og med|till och med|t\\.?o\\.?m\\.?|по|до`
const dashes = '[-–—−‐‑⁃―~→➔➜>›»]'
/** A dash, a word, or a dash and a word: "2019 – until today". */
export const between = new RegExp(
  `^[\\s).,\\]_]*(?:(?:${dashes}{1,3}|⟶|–>|->)(?:\\s*(?:${untilWords})(?=\\s|$))?|(?:${untilWords}|up)[\\s_]*:?|/(?=\\s)(?<=\\s/))[\\s([]*${about}{0,2}$`,
  'iu',
)
/** A dash alone. */
const betweenDates = /^\s*[-–—]\s*$/u
/** What stands between a first and a last year set apart by nothing but room. */
const apartOnly = /^\s+$/
const since = new RegExp(
  `(?<!\\p{L})(?:since|from|as of|w\\.?e\\.?f\\.?|от|seit|ab|depuis|dès|desde|des de|dal|sinds|vanaf|od|sedan|siden|från|fra|din|a partir de|à partir de|с|з)\\s*:?\\s*${about}?$`,
  'iu',
)
/** Words that say so only of a date that is alone with them on its line. */
const fromAlone = /^\s*(?:von|vom|da|du|van)\s+$/iu
/** A dash behind which no date stands, or dots or a question mark for one: at the end of a line, or right behind a date and before a wide gap or a comma, as in "2018–   Welder". */
const openEnd =
  /^\s*[-–—~]\s*(?:…|\.{2,4}|\?|(?:· ?){2,6})?\s*\)?\.?$|^(?: ?[-–—]|\s*[-–—]\s*(?:…|\.{2,4}))\)?(?=\s{3,}\S)|^\s*[-–—]\s*(?:…|\.{2,4})(?=\s*[:,|]\s)|^\s*[-–—~]\s*(?=,\s)|^\s?[-–—]\s?\)(?=\s)/u
/**
 * Words and short forms for now that say so only behind a date and a dash, and words for "until the day of this resume"; none behind a gap that
 * no page has, which each of them would be looked for behind anew.
 */
const openBehind =
  /^(?!\s{200})(?:\s*\((?:atual|actual|presente?|current|heute|now|today|ongoing|en cours|oggi|in corso|heden|obecnie)\)|\s*(?:[-–—]{1,2}\s*(?:nå|d\.? ?d\.?|lfd\.?|at the moment|at this moment|right now|presently|devam|act\.?|actualité|pågår|adesso|ora|auj\.?|pres\.?|still(?: continu(?:e|es|ing)| working)?|till|continu(?:e|es|ed|ing)|cont\.|contd\.?|n\.n\.|trv[aá]|nast\.|(?:по )?(?:наст\. ?(?:вр\.|время)?|н\. ?в\.?|н\/в)|т\. ?ч\.|сега|до момента|nay|ara|gaur|tagad|sada|teda|fecha|mai nap|اليوم|الآن|حتى الآن|היום|כיום|чинний|σήμερα|παρόν|dabar|nuv\.?|unbefristet|aujd|hasta ahora|cursando|o presente|em andamento|devam etmekte|azi|acum|în curs|curent|současně|u tijeku|sedaj|danes|iki dabar|praeguseni|fortsatt|tills ?vidare|toistaiseksi|šiuo metu|šobrīd|praegu|actualidade)(?=\s*(?:$|[,|)•·:]|[-–—]\s)|\s{3})|(?:[-–—]\s*)?at[eé] (?:[àa]|[àa] presente) data(?!\p{L})|\s+по (?:наст\. ?(?:вр\.|время)?|н\. ?в\.?|н\/в)(?=\s*(?:$|[,|)•·:])|\s{3})|\s+(?:to|till)\s+(?:still|till|continue|continuing|till continue|still continu(?:e|es|ing)|still working)\.?(?=\s*(?:$|[,|)•·:]))|\s+onwards?(?!\p{L})|\s+(?:och framåt|og fremover|alkaen|lähtien|à nos jours)(?=\s*(?:$|[,|)•·:]|[-–—]\s)|\s{3})|\.?(?:\s+óta|-?t[óőöo]l)(?=\s*(?:$|[,|)•·])|\s{3})))/iu

/** The first span of time in a line: two dates with a dash or a word between them, or "since" a date. */
export const findDateRange = (line: string): DateRange | undefined => firstRange(line).range

const firstRange = memoize((line) => {
  const said = mayHaveEastAsianDate(line) ? datesInLatin(line).said : undefined
  const text = said?.text ?? line
  const range = /\d\d/.test(text) ? withFullStop(text, searchRange(text)) : undefined
  return { range: range && said ? placeInLine(range, said) : range }
})

/**
 * A span with the full stop behind it: behind its last year, as Croatian and Hungarian have it ("2012. – 2016."), or behind a word for now
 * that ends a cell ("2012 to date.   Welder").
 */
function withFullStop(line: string, range: DateRange | undefined): DateRange | undefined {
  if (!range || !/^\.(?=\s|$)/.test(line.slice(range.to))) return range
  if (range.current && /^\.(?:\s{3}|\s*$)/.test(line.slice(range.to))) return { ...range, to: range.to + 1 }
  if (!/(?:19|20)\d\d$/.test(line.slice(0, range.to))) return range
  return /\d\.\s/.test(line.slice(range.from, range.to)) ? { ...range, to: range.to + 1 } : range
}

function searchRange(line: string): DateRange | undefined {
  const exact = dayRange(line) ?? romanRange(line)
  if (exact) return exact
  const dates = findDates(line)
  for (const [index, first] of dates.entries()) {
    const second = dates[index + 1]
    /** "Present – May 2019": the later date first. */
    if (!first.at) {
      if (!second?.at || !betweenDates.test(line.slice(first.to, second.from))) continue
      return { start: second.at, end: null, current: true, from: first.from, to: second.to }
    }
    const isOfDots = second && dates.length === 2 && isDotted(line.slice(first.to, second.from), first, second)
    if (second && (isOfDots || isJoined(line, first, second))) {
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
    const behind = line.slice(first.to)
    const open = openEnd.exec(behind) ?? openBehind.exec(behind)
    const to = first.to + (open?.[0].length ?? 0)
    if (lead || open) return { start: first.at, end: null, current: true, from: lead?.index ?? first.from, to }
  }
  return (
    monthRange(line) ??
    monthBehind(line) ??
    yearRange(line) ??
    shortYearRange(line) ??
    listedRange(line, dates) ??
    endAlone(line, dates)
  )
}

/** Words for "until" before the only date of a cell: "until May 2019", of what nobody says when it began. */
const untilAlone =
  /(?:^|[|,(•·]\s?|\s[–—-]\s|\s{3})(?<lead>(?:until|till|up to|bis(?: zum| einschließlich)?|jusqu['’]?(?:[aà]|au|en)|hasta(?: el)?|até(?: ao?| o)?|tot(?: en met)?|t\/m|fino (?:al?|ad)|fins (?:al?|el)|till och med|til og med|až do|până în)\s+)$/iu

/** The span that ends with such a date. */
function endAlone(line: string, [date, another]: readonly FoundDate[]): DateRange | undefined {
  if (!date?.at || another || !/^\s*(?:$|[|,)•·])|^\s{3}/u.test(line.slice(date.to))) return undefined
  const { lead } = untilAlone.exec(line.slice(0, date.from))?.groups ?? {}
  return lead ? { start: null, end: date.at, current: false, from: date.from - lead.length, to: date.to } : undefined
}

/** "Between 2019 and 2021". */
const [betweenBefore, andAlone] = [
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|mellan|mellem|mellom)\s+$/iu,
  /^\s+(?:and|und|et|y|e|en|i|a|och|og)\s+$/iu,
]

/** A dot that is drawn at half height, which joins two dates with months where there are no more: "October 2019 · August 2021". */
const middleDot = /^\s*·\s*$/u
const isDotted = (said: string, first: FoundDate, second: FoundDate) =>
  middleDot.test(said) && first.at !== undefined && first.at.month > 0 && second.at?.month !== 0

/** Whether a span lies between two dates. A stroke alone joins names of months: "May 2019/June 2021". */
function isJoined(line: string, first: FoundDate, second: FoundDate): boolean {
  const said = line.slice(first.to, second.from)
  if (andAlone.test(said) && betweenBefore.test(line.slice(0, first.from))) return true
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

/** A year of school or another one in two figures, or the next year in four, behind the first year: "2019/20", "2019-20", "2019/2020". */
const schoolYear = /^ ?[-–/] ?(\d{2})(?!\d)|^\/((?:19|20)\d{2})(?!\d)/u

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
  const [written = '', year, next] = schoolYear.exec(line.slice(to)) ?? []
  if (at?.month !== 0 || written === '') return undefined
  if (next !== undefined) {
    return Number(next) === at.year + 1 ? { end: { year: at.year + 1, month: 0 }, to: to + written.length } : undefined
  }
  if (Number(year) <= at.year % 100) return undefined
  return { end: { year: Math.floor(at.year / 100) * 100 + Number(year), month: 0 }, to: to + written.length }
}

/** What stands between times that are listed: "Summer 2019, 2020 and 2021". */
const listed = /^\s*(?:,|&|\+|,?\s*(?:and|und|et|y|e|en|i|och|og|si))\s*$/iu
/** What ends such a list. */
const listEnd = /^\s*(?:$|[|,•·:)]|\s{3})/u

/** A name right behind a list that its line begins with. */
const nameBehind = /^ \p{Lu}/u

/** From how many further times on a list may stand behind a comma. */
const severalListed = 2
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
  const last = lastListed(line, first, dates.slice(1), first.from <= 1)
  if (last === first || !last.at) return undefined
  const before = line.slice(0, first.from)
  const isApart = beforeList.test(before) || (dates.indexOf(last) >= severalListed && /,\s$/.test(before))
  if (first.from > 1 && !(isApart && lineEnd.test(line.slice(last.to)))) return undefined
  const [start, end] = isBefore(first.at, last.at) ? [first.at, last.at] : [last.at, first.at]
  return { start, end, current: false, from: first.from, to: last.to }
}

/**
 * The last time of a list of times, or of spans ("2018 – 2019, 2021 – 2022"), that goes on behind a time to the end of a cell; the time
 * itself where none does.
 * @param isFirst whether the line begins with them: a name may follow then without a gap, if there are three or they have months
 */
function lastListed(line: string, time: FoundDate, behind: readonly FoundDate[], isFirst = false): FoundDate {
  let last = time
  for (const [index, date] of behind.entries()) {
    const said = line.slice(last.to, date.from)
    const isEndOfSpan = index > 0 && last !== time && isJoined(line, last, date)
    if (!date.at || !(listed.test(said) || isEndOfSpan)) break
    last = date
  }
  const isClear = behind.indexOf(last) > 0 || (time.at?.month ?? 0) > 0
  const rest = line.slice(last.to)
  return last.at && (listEnd.test(rest) || (isFirst && isClear && nameBehind.test(rest))) ? last : time
}

/** Whether a date comes before another. */
export function isBefore(first: YearMonth, second: YearMonth): boolean {
  return first.year * 12 + first.month < second.year * 12 + second.month
}

/** A line without a span, and without the brackets and separators that held it. */
export function withoutRange(line: string, { from, to }: { from: number; to: number }): string {
  const before = line.slice(0, from).replace(/[\s([|,•·–—-]+$/u, '')
  const after = line.slice(to).replace(/^[\s)\]|,•·–—-]+/u, '')
  return [before, after].filter((part) => part.trim() !== '').join(' | ')
}

/** A month as a number, to compare; 0 for none. */
export const monthOf = (date: YearMonth | null) => (date ? date.year * 12 + date.month : 0)
