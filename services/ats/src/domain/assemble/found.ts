import { type DateRange, monthOf } from '../annotate/dates.ts'
import type { RoleWithWork } from './role-with-work.ts'

/** A role as its cells say it. */
export interface Found {
  title: string
  employer: string
  range: DateRange | undefined
  header: string[]
  lines: string[]
  confidence: RoleWithWork['confidence']
  work: string[]
  /** Whether the work begins with an item of a list. */
  isListed: boolean
  /** Whether the employer stands above or before the title, as one above several roles does. */
  isEmployerFirst: boolean
  /** Whether it begins with its title on a line that has nothing else. */
  isTitleAlone: boolean
  /** Whether it begins right below another line, without a blank one between them. */
  isBelow: boolean
  /** The same of one without dates. */
  isRightBelow: boolean
  /** Whether it begins with its dates. */
  isDateFirst: boolean
  /** Whether it begins as an item of a list does. */
  isItem: boolean
}

/** Whether a time lies within another, up to the end of its year. */
export function within(inner: DateRange, outer: DateRange): boolean {
  const last = (range: DateRange) => (range.current ? Number.POSITIVE_INFINITY : monthOf(range.end))
  const slack = 11
  return monthOf(inner.start) >= monthOf(outer.start) && last(inner) <= last(outer) + slack
}

/** Whether a range has a beginning and an end, or goes on. */
export const isSpan = (range: DateRange): boolean => range.start !== range.end || range.current
