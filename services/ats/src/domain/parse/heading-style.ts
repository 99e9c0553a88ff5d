import { headingKind } from '../annotate/headings.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { narrowedPieces } from '../text/narrow.ts'
import { type HeadingsApart, hasCapitalHeadings, headingsSetApart, labelsWithColon } from './heading-evidence.ts'
import { markedHeadings } from './marked-headings.ts'
import { repeatedLabels, repeatedWithin } from './repeated-labels.ts'

/** How a resume sets its headings, and what reads like one and is none. */
export interface HeadingStyle {
  /** All lines, without signs that only lead the eye. */
  rows: string[]
  areCapitals: boolean
  areSmall: boolean
  apart: HeadingsApart
  /** Indexes of headings with the sign of an item. */
  marked: Set<number>
  /** Signs of items that were no headings so far. */
  marks: Set<string>
  /** Folded lines that come again and again, such as labels of each role. */
  repeated: Set<string>
  /** Labels of parts of roles, with their colons. */
  parts: Set<string>
  /** Labels that come again and again before what they label. */
  within: Set<string>
}

/** Blanks and joints without width, which some programs put around signs: they divide nothing, and hide what does. */
const noWidth = /[\u200b-\u200d\u2060\ufeff]/g

/** Dots, strokes or dashes that lead the eye from a name to its date. */
const leaders = /(?:\.{5,}|(?:[.·_] ){4,}[.·_]|…{2,}|_{5,}|-{5,}|—{3,}) ?/g

const rowsOf = (text: string) => narrowedPieces(text.split(/\r\n|\r|\n/), text)

/** Looks over a whole text for how its headings are set. */
export function styleOf(text: string): HeadingStyle {
  const spaced = text
    .replace(noWidth, '')
    .replace(/\t/g, '   ')
    .replace(/\u00a0/g, ' ')
    .replace(leaders, '   ')
  const rows = rowsOf(spaced)
  const kinds = rows.map((row) => headingKind(row.trim()))
  return {
    rows,
    areCapitals: hasCapitalHeadings(rows, kinds),
    areSmall: hasSmallHeadings(rows, kinds),
    apart: headingsSetApart(rows, kinds),
    marked: markedHeadings(rows),
    marks: new Set(),
    repeated: repeatedLabels(rowsOf(text)),
    parts: labelsWithColon(rows, kinds),
    within: repeatedWithin(rows),
  }
}

/** How many headings in small letters, each between blank lines, tell that others are, too. */
const fewestSmall = 2

/** Whether headings are in small letters. @param kinds of the sections that the rows begin */
function hasSmallHeadings(rows: string[], kinds: (SectionKind | undefined)[]): boolean {
  const isBlank = (at: number) => rows[at]?.trim() === ''
  const small = rows.filter(
    (row, at) => /^\s*\p{Ll}/u.test(row) && isBlank(at - 1) && isBlank(at + 1) && kinds[at] !== undefined,
  )
  return small.length >= fewestSmall
}
