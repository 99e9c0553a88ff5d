import { isBullet, withoutBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { headingKind } from '../annotate/headings.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { longestHeader } from './lines-of-entries.ts'

/** Whether a line begins with a sign that items before it began with: "• Technical Skills" below a role is no heading then. */
export function isItemAmongOthers(line: string, marks: Set<string>): boolean {
  if (!isBullet(line)) return false
  const mark = line.charAt(0)
  if (marks.has(mark)) return true
  if (headingKind(line) === undefined) marks.add(mark)
  return false
}

/** Whether a line is the first of a list: right below another line, with the sign that the next one begins with, which is no heading. */
export function isFirstOfList(rows: string[], at: number): boolean {
  const [line, next] = [(rows[at] ?? '').trim(), (rows[at + 1] ?? '').trim()]
  const isList = isBullet(line) && next.charAt(0) === line.charAt(0) && headingKind(next) === undefined
  return isList && (rows[at - 1] ?? '').trim() !== ''
}

/**
 * Whether a line with the sign of an item is a heading all the same: a known one that stands apart from what is above it, in capitals or
 * right above the dates of what it heads.
 */
export function isMarkedHeading(line: string, above: string, below: string): boolean {
  if (above.trim() !== '') return false
  const kind = headingKind(line)
  if (line === line.toUpperCase()) return kind !== undefined
  return (kind === 'experience' || kind === 'education') && findDateRange(below) !== undefined
}

/** What a mark and a colon tell of where the parts of a resume begin, and how many kinds of them there are at least. */
const toldByMarks: ReadonlySet<SectionKind | undefined> = new Set(['experience', 'education', 'skills', 'summary'])
const fewestMarked = 2

export const withoutMark = (line: string) => withoutBullet(line).replace(/\s*:[-–—]?\s*$/, '')

/** Rows with the sign of an item that are headings: with a blank one above and a colon behind, if several parts of the resume begin so. */
export function markedHeadings(rows: string[]): Set<number> {
  const kinds = new Map<number, SectionKind>()
  for (const [at, row] of rows.entries()) {
    const line = row.trim()
    if (line.length > longestHeader || !/:[-–—]?$/.test(line) || !isBullet(line)) continue
    const kind = (rows[at - 1] ?? '').trim() === '' ? headingKind(withoutMark(line)) : undefined
    if (kind) kinds.set(at, kind)
  }
  const told = new Set([...kinds.values()].filter((kind) => toldByMarks.has(kind)))
  return told.size >= fewestMarked ? new Set(kinds.keys()) : new Set()
}
