import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { joinLabelledDates } from '../annotate/labelled-dates.ts'
import { isDateAlone, isSpanAlone } from '../annotate/whole-dates.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { inCapitals } from './heading-evidence.ts'
import type { Section } from './section.ts'

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
 * Whether a line begins an entry as the first of the section about work does: "ALDMOOR EDUCATION" above "2019 – 2021 | Welder", where the
 * section began with "IRON WORKS" above "2016 – 2019 | Packer".
 */
export function isLikeFirstEntry(rows: string[], at: number, { kind, lines }: Section): boolean {
  const beginsWithSpan = (line: string) => findDateRange(line.trim())?.from === 0
  if (kind !== 'experience' || !beginsWithSpan(rows[at + 1] ?? '')) return false
  const [name = '', below = ''] = lines.filter((line) => line.trim() !== '').slice(0, 2)
  return inCapitals(name) && beginsWithSpan(below)
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

/**
 * Whether a line begins a block as the entry before it does, as many lines above the first span of time: "Internship" above "Iron Works
 * [05/2019 – 07/2019]", where others have "Welder" above "Red Mill [03/2017 – 04/2019]".
 */
export function isTitleOfEntry(rows: string[], at: number): boolean {
  const below = linesToSpan(rows, at)
  if (below === undefined) return false
  const earliest = Math.max(0, at - near)
  let dated = at - 1
  while (dated > earliest && !hasSpan(rows, dated)) dated--
  return linesToSpan(rows, dated - below) === below
}

/** Lines from the first of a block to the first span of time in it; undefined where it is the first, far below, or in another block. */
function linesToSpan(rows: string[], at: number): number | undefined {
  const isBlank = (nth: number) => (rows[nth] ?? '').trim() === ''
  if (!isBlank(at - 1) || isBlank(at) || hasSpan(rows, at) || isBlank(at + 1)) return undefined
  if (hasSpan(rows, at + 1)) return 1
  return hasSpan(rows, at + 2) ? 2 : undefined
}

const hasSpan = (rows: string[], at: number) => findDateRange((rows[at] ?? '').trim()) !== undefined

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
