import { headingKind } from '../../domain/annotate/headings.ts'
import { isEastAsian } from '../../domain/vocabulary/east-asian/script.ts'
import type { Piece } from './pieces.ts'
import { type Row, rowText } from './rows.ts'

/** A Korean letter that is drawn as a line above headings in a margin, and above what has none. */
const rule = 'ㅡ'

/** The blocks of a margin that have more than such a line. */
export const withoutRules = (blocks: Row[][]): Row[][] =>
  blocks.filter((block) => block.length > 1 || block.some((row) => rowText(row).trim() !== rule))

/**
 * Whether a row beside a margin of headings is one itself; labels of Chinese, Japanese, and Korean have the words of headings, and are set
 * otherwise.
 * @param isAlike whether a block is set like the headings of the margin
 */
export function isHeadingAtRight(row: Row, isAlike: (block: Row[]) => boolean): boolean {
  const text = rowText(row)
  return headingKind(text) !== undefined && (!isEastAsian(text) || isAlike([row]))
}

/** How much smaller than a heading in a margin a note below it is set, at least. */
const smaller = 0.9

const isKnown = (row: Row) => headingKind(rowText(row)) !== undefined

/**
 * The headings of a margin, and what is set smaller below one of them in Chinese, Japanese, or Korean, and sums up its section: "경력" and
 * "총 3년".
 */
export function apartFromNotes(blocks: Row[][]): { marks: Row[][]; notes: Piece[] } {
  if (!blocks.some(([row]) => row && isEastAsian(rowText(row)))) return { marks: blocks, notes: [] }
  const parts = blocks.flatMap(headingAndRest)
  const areNotes = parts.map(([row], at) => {
    const [heading] = parts[at - 1] ?? []
    return row !== undefined && heading !== undefined && isNote(row, heading)
  })
  return {
    marks: parts.filter((_block, at) => !areNotes[at]),
    notes: parts.filter((_block, at) => areNotes[at]).flatMap((block) => block.flatMap((row) => row.pieces)),
  }
}

/** A block whose first row alone is a heading, as that and the rest. */
function headingAndRest(block: Row[]): Row[][] {
  const [first, ...rest] = block
  const isWhole = !first || rest.length === 0 || headingKind(block.map(rowText).join(' ')) !== undefined
  return isWhole || !isKnown(first) ? [block] : [[first], rest]
}

const isNote = (row: Row, heading: Row) =>
  isEastAsian(rowText(heading)) && isKnown(heading) && !isKnown(row) && row.size < smaller * heading.size
