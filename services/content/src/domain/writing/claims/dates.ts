import { alternationOf } from '@resume/resume-text/alternation'
import { isSeason, monthByName } from '@resume/resume-text/month-names'
import { foldSameLength } from './claim.ts'

/** A date in a text. */
export interface SaidDate {
  from: number
  to: number
  year: number
  /** What is said of the year: months as `m3`, seasons as `s6`, quarters as `q3`; more than one when it may mean either. */
  parts: string[]
  day: number | undefined
}

/** Names of months that are words of other languages. */
const ambiguous = new Set([
  'set',
  'gen',
  'out',
  'lis',
  'sie',
  'lip',
  'sty',
  'mag',
  'estate',
  'lente',
  'mar',
  'ago',
  'lut',
  'sub',
  'tem',
  'ara',
  'elo',
  'leto',
])
const names = alternationOf([...monthByName.keys()].filter((name) => !ambiguous.has(name)))
const year = '(?:19[5-9]\\d|20[0-4]\\d)'
const day = '(?:[0-2]?\\d|3[01])'
const dash = ' ?(?:[-–—]|to|bis|a|until|and) ?'

const pattern = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:(?<dayBefore>${day})(?:st|nd|rd|th|er|\\.)? (?:de |of )?)?(?<name>${names})\\.?,? (?:(?<dayAfter>${day})(?:st|nd|rd|th)?,? )?(?:de |of )?(?<nameYear>${year})`,
    `(?<![\\p{L}\\p{N}])(?<quarter>q[1-4])[ /]?(?<quarterYear>${year})`,
    `(?<![\\d.,/-])(?<isoYear>${year})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?<isoDay>0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
    `(?<![\\d.,/-])(?:(?<numberDay>${day})[./-])?(?<number>0?[1-9]|[12]\\d|3[01])[./-](?<numberYear>${year})(?!\\d)`,
    `(?<![\\p{L}\\d.,/$€£])(?<!(?:[$€£]|usd|eur) )(?<only>${year})(?![\\p{L}\\d%]|[.,]\\d| ?[%€$])`,
  ].join('|'),
  'gu',
)

/** `May - Aug 2016`: the first month has the year of the second. */
const firstOfTwo = new RegExp(`(?<![\\p{L}\\p{N}])(${names})\\.?${dash}(?=(?:${names})\\.? (${year}))`, 'gu')

/** Every date of a text that names its year. */
export function findDates(text: string): SaidDate[] {
  const folded = foldSameLength(text)
  const found = [...folded.matchAll(pattern)].map(({ index, 0: said, groups = {} }): SaidDate => {
    const at = (ofYear: string | undefined, parts: string[], ofDay?: string) => ({
      ...{ from: index, to: index + said.length, year: Number(ofYear), parts },
      day: ofDay === undefined ? undefined : Number(ofDay),
    })
    if (groups.name) return at(groups.nameYear, [partOf(groups.name)], groups.dayBefore ?? groups.dayAfter)
    if (groups.quarter) return at(groups.quarterYear, [groups.quarter])
    if (groups.isoYear) return at(groups.isoYear, [`m${Number(groups.isoMonth)}`], groups.isoDay)
    if (groups.number) {
      const either = [groups.number, groups.numberDay].map(Number).filter((month) => month >= 1 && month <= 12)
      return at(
        groups.numberYear,
        either.map((month) => `m${month}`),
        groups.numberDay,
      )
    }
    return at(groups.only, [])
  })
  const firsts = [...folded.matchAll(firstOfTwo)].map(({ index, 0: said, 1: name = '', 2: of }) => ({
    ...{ from: index, to: index + said.length, year: Number(of), parts: [partOf(name)], day: undefined },
  }))
  return [...firsts, ...found].sort((a, b) => a.from - b.from)
}

function partOf(name: string): string {
  return `${isSeason(name) ? 's' : 'm'}${monthByName.get(name) ?? 0}`
}

/** Whether a date says no more than one of others. */
export function saysDate(others: SaidDate[], date: SaidDate): boolean {
  const sameYear = others.filter((other) => other.year === date.year)
  if (date.parts.length === 0) return sameYear.length > 0
  return sameYear.some(
    (other) =>
      other.parts.some((part) => date.parts.includes(part) || isWithin(part, date.parts)) &&
      (date.day === undefined ||
        other.day === date.day ||
        (other.day !== undefined && other.parts.includes(`m${date.day}`))),
  )
}

/** A month stands for its quarter and its season, too. */
function isWithin(part: string, wanted: string[]): boolean {
  const month = Number(part.slice(1))
  if (!part.startsWith('m')) return false
  return wanted.some((each) => {
    const number = Number(each.slice(1))
    if (each.startsWith('q')) return Math.ceil(month / 3) === number
    return each.startsWith('s') && (month - number + 12) % 12 < 3
  })
}

/** Days of every span of time between two dates of a text, and of all together. */
export function spansIn(text: string, dates: SaidDate[]): { days: number; isRough: boolean }[] {
  const folded = foldSameLength(text)
  const spans = dates.flatMap((start, index) => {
    const end = dates[index + 1]
    if (
      !end ||
      !/^(?: ?[-–—] ?|[ ,]{1,2}(?:to|until|till|bis|a|au|hasta|left in) )$/.test(folded.slice(start.to, end.from))
    )
      return []
    const isRough = start.parts.length === 0 || end.parts.length === 0
    const monthOf = ({ parts: [part] }: SaidDate) => (part ? Number(part.slice(1)) : 1)
    const months = (end.year - start.year) * 12 + monthOf(end) - monthOf(start) + (isRough ? 0 : 1)
    return months > 0 ? [{ days: (months * 365) / 12, isRough }] : []
  })
  if (spans.length < 2) return spans
  return [...spans, { days: spans.reduce((sum, { days }) => sum + days, 0), isRough: true }]
}
