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
 * otherwise, as are such words beside a margin of many.
 * @param isAlike whether a block is set like the headings of the margin
 */
export function isHeadingAtRight(row: Row, isAlike: (block: Row[]) => boolean, areMany: boolean): boolean {
  const text = rowText(row)
  return headingKind(text) !== undefined && (!(isEastAsian(text) || areMany) || isAlike([row]))
}

/** How much smaller than a heading in a margin a note below it is set, at least. */
const smaller = 0.9

const isKnown = (row: Row) => headingKind(rowText(row)) !== undefined

/** From how many headings in a margin on, a line that is set otherwise is a note below one of them. */
const fewestWithNotes = 3
/** Most of the blocks in such a margin that may be notes. */
const mostlyHeadings = 0.3

/**
 * The headings of a margin, and what is set otherwise below one of them and belongs to its section: a grade ("GPA: 3.8"), or in Chinese,
 * Japanese, or Korean a sum in smaller type ("경력" and "총 3년").
 */
export function apartFromNotes(blocks: Row[][]): { marks: Row[][]; notes: Piece[] } {
  const isEast = blocks.some(([row]) => row && isEastAsian(rowText(row)))
  const parts = isEast ? blocks.flatMap(headingAndRest) : blocks
  const known = parts.filter(([row]) => row && isKnown(row)).length
  if (!isEast && known < fewestWithNotes) return { marks: blocks, notes: [] }
  const areNotes = parts.map(([row], at) => {
    const [heading] = parts[at - 1] ?? []
    return row !== undefined && heading !== undefined && (isEast ? isNote(row, heading) : isSetApart(row, heading))
  })
  if (!isEast && areNotes.filter(Boolean).length > mostlyHeadings * parts.length) return { marks: blocks, notes: [] }
  return {
    marks: parts.filter((_block, at) => !areNotes[at]),
    notes: parts.filter((_block, at) => areNotes[at]).flatMap((block) => block.flatMap((row) => row.pieces)),
  }
}

/** Whether a row below a heading is set in another font, and names none. */
const isSetApart = (row: Row, heading: Row) =>
  isKnown(heading) && !isKnown(row) && row.pieces[0]?.fonts[0] !== heading.pieces[0]?.fonts[0]

/** A block whose first row alone is a heading, as that and the rest. */
function headingAndRest(block: Row[]): Row[][] {
  const [first, ...rest] = block
  const isWhole = !first || rest.length === 0 || headingKind(block.map(rowText).join(' ')) !== undefined
  return isWhole || !isKnown(first) ? [block] : [[first], rest]
}

const isNote = (row: Row, heading: Row) =>
  isEastAsian(rowText(heading)) && isKnown(heading) && !isKnown(row) && row.size < smaller * heading.size
