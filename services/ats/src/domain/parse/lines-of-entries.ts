import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { joinLabelledDates } from '../annotate/labelled-dates.ts'
import { isDateAlone, isSpanAlone } from '../annotate/whole-dates.ts'
import { namesSchool } from '../vocabulary/school-words.ts'

/** Whether a line stands right above a name with the dates of an entry: "WELDING", and below it "Harbour College [ 2016 – 2019 ]". */
export const isAboveDates = (rows: string[], at: number) => (findDateRange((rows[at + 1] ?? '').trim())?.from ?? 0) > 3

/**
 * Whether a line is the name of a school that is set like the headings, above a date alone, or above its rest and a date: the first of a
 * section about education, or one that a word tells.
 * @param before the lines of the section so far
 */
export function isSchoolAbove(rows: string[], at: number, before: string[]): boolean {
  const [name = '', first = '', second = ''] = rows.slice(at, at + 3).map((row) => row.trim())
  const isDated = [first, second].some((line) => isDateAlone(line) || isSpanAlone(line))
  return isDated && (namesSchool(`${name} ${first}`) || before.every((line) => line === ''))
}

/**
 * Whether a line is the second of an entry that begins with a time, or the third: "2014 – 2015 | Iron Works", and below it "Volontariat";
 * "Summer 2014", "Iron Works", "Internship".
 */
export function isBelowEntry(rows: string[], at: number): boolean {
  const [before = '', first = '', second = ''] = [3, 2, 1].map((up) => (rows[at - up] ?? '').trim())
  if (first === '') return findDateRange(second)?.from === 0
  return before === '' && findDates(first)[0]?.from === 0
}

/** Lines below a label in which the next role or course has to begin for the label to be about the one above. */
export const near = 40
/** Longest line that is the header of a role, in characters. */
export const longestHeader = 110

/**
 * Whether a label is about those who vouch for the role above it, as another role follows: "References:", what somebody said, and a span of
 * time before the next heading.
 */
export function isReferenceOfRole(rows: string[], at: number): boolean {
  const label = (rows[at] ?? '').trim()
  if (!label.endsWith(':') || headingKind(label) !== 'references') return false
  const below = rows.slice(at + 1, at + 1 + near).map((row) => row.trim())
  const end = below.findIndex((line) => headingKind(line) !== undefined)
  return joinLabelledDates(below.slice(0, end < 0 ? below.length : end)).some(
    (line) => line.length <= longestHeader && findDateRange(line) !== undefined,
  )
}
