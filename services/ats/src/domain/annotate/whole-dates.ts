import { type DateRange, findDateRange } from './dates.ts'
import { findDates } from './find-dates.ts'

/** Maximum length of a date and of a span of time, in characters. */
const longest = { date: 20, span: 45 }

const fills = (text: string, { from, to }: Pick<DateRange, 'from' | 'to'>) =>
  from <= 1 && text.trimEnd().length - to <= 1

/** Whether a text is a date with a year and nothing else: "May 2019". */
export function isDateAlone(text: string): boolean {
  const [date] = text.length <= longest.date && /\d{4}/.test(text) ? findDates(text) : []
  return date !== undefined && fills(text, date)
}

/** Whether a text is a span of time and nothing else: "May 2019 – today". */
export function isSpanAlone(text: string): boolean {
  const range = text.length <= longest.span ? findDateRange(text) : undefined
  return range !== undefined && fills(text, range)
}
