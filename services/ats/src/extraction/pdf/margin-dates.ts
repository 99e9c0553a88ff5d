import { findDateRange } from '../../domain/annotate/dates.ts'
import { findDates } from '../../domain/annotate/find-dates.ts'

/** Maximum length, in characters, of the open end of a span. */
const longestOpenEnd = 24

/** Whether a text is the open end of a span, as it stands on a line of its own: "- Present". */
export function isOpenEnd(text: string): boolean {
  if (text.length > longestOpenEnd) return false
  const said = text.replace(/^[-–—]?\s*(?:(?:bis|to|until|à|a|tot|do|al|até)\s+)?/iu, '')
  const [date] = findDates(said)
  return date !== undefined && date.at === undefined && date.from === 0 && date.to === said.length
}

/** A short text that is a date or a span of time, or has one: "Sep 22 – Apr 23" is a span, though neither half is a date. */
export function isDate(text: string): boolean {
  return text.length <= 40 && (findDates(text).length > 0 || findDateRange(text) !== undefined)
}

/** A date, or the open end of a span. */
export const isDateOrOpen = (text: string) => isOpenEnd(text) || isDate(text)

/** Whether a text begins with a date: "2007 - 2012 Evening school". */
export const beginsWithDate = (text: string) => (findDates(text)[0]?.from ?? 9) <= 1

/** Whether a line without a year begins with a month. */
export function beginsWithMonth(text: string): boolean {
  const [word = ''] = text.split(/\s/)
  return (
    /^\p{L}{3,}\.?$/u.test(word) &&
    findDates(`${word} 2000`)[0]?.at?.month !== undefined &&
    (findDates(`${word} 2000`)[0]?.at?.month ?? 0) > 0
  )
}

/** A date, the open end of a span, or what a narrow margin breaks off one: a month or a dash alone. */
export const isPartOfDate = (text: string) =>
  isDateOrOpen(text) || /^[-–—]$/.test(text) || (!/\s/.test(text) && beginsWithMonth(text))
