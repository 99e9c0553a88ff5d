import { headingKind } from '../../domain/annotate/headings.ts'
import type { Piece } from './pieces.ts'

/** Pieces on one line of a region, from the left. */
export interface Row {
  y: number
  /** Size of its largest text. */
  size: number
  pieces: Piece[]
}

/** How far baselines of one line differ, in sizes of the font. */
const sameLine = 0.45

/** Pieces by line, from the top. */
export function toRows(pieces: Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && piece.y - row.y <= sameLine * Math.min(row.size, piece.size) && !row.pieces.some(overlaps(piece))) {
      row.pieces.push(piece)
      row.size = Math.max(row.size, piece.size)
    } else rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x)
  return rows
}

/** Whether two pieces stand over each other: then they are no pieces of one line. */
function overlaps(piece: Piece): (other: Piece) => boolean {
  return ({ x, right }) => Math.min(right, piece.right) - Math.max(x, piece.x) > 0.5 * piece.size
}

/** The text of a row, its pieces apart. */
export function rowText(row: Row): string {
  return row.pieces.map(({ text }) => text).join('   ')
}

/** The middle size of a region's text. */
export function usualSize(rows: Row[]): number {
  const sizes = rows.map(({ size }) => size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

/** Rows in blocks: a block ends where the next row is further away than lines of a paragraph are. */
export function toBlocks(rows: Row[], spread = 1.7): Row[][] {
  const blocks: Row[][] = []
  let previous: Row | undefined
  for (const row of rows) {
    if (previous && row.y - previous.y <= spread * Math.max(row.size, previous.size)) blocks.at(-1)?.push(row)
    else blocks.push([row])
    previous = row
  }
  return blocks
}

/** Whether pieces on one line are a heading, by how they are set where that tells, and else by what they say. */
export function areHeading(pieces: Piece[]): boolean {
  const [first, ...others] = pieces
  if (first === undefined) return false
  if (others.length === 0 && first.isHeading !== undefined) return first.isHeading
  return headingKind(pieces.map(({ text }) => text).join('   ')) !== undefined
}
