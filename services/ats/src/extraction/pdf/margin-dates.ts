import { findDates } from '../../domain/annotate/find-dates.ts'

const openEnd = /^[-–—]?\s*(?:present|today|now|current|heute|aujourd[’']hui|actuel|actualidad|presente|oggi|atual)$/i

/** Whether a text is the open end of a span, as it stands on a line of its own: "- Present". */
export const isOpenEnd = (text: string) => openEnd.test(text)

/** A short text that is a date or a span of time. */
export function isDate(text: string): boolean {
  return text.length <= 40 && findDates(text).length > 0
}

/** A date, or the open end of a span. */
export const isDateOrOpen = (text: string) => isOpenEnd(text) || isDate(text)

/** Whether a text begins with a date: "2007 - 2012 Evening school". */
export const beginsWithDate = (text: string) => (findDates(text)[0]?.from ?? 9) <= 1
