import type { Piece } from './pieces.ts'
import { type Row, toBlocks } from './rows.ts'

/** Distances in sizes of the font: from the first to the second line of a cell at most, and to what is above and below both at least. */
const [ofLines, apart] = [1.6, 0.9]
/** Where between the two lines the other cell stands, as a share of their distance. */
const [fromTop, fromBottom] = [0.3, 0.7]
/** How far the beginnings or ends of the lines of a cell differ, in sizes of the font. */
const aligned = 0.3

/**
 * Rows of which a cell on two lines, and one beside it that is set at half their height, are one: "Welder of bridges and", "2019 – 2021", and
 * "cranes" are "Welder of bridges and cranes" with "2019 – 2021" beside it.
 */
export function withCentredCells(rows: Row[]): Row[] {
  const whole: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const joined = joinedAt(rows, at)
    whole.push(joined ?? (rows[at] as Row))
    if (joined) at += 2
  }
  return whole
}

/** Three rows as one, where the middle one is beside the others; undefined for any others. */
function joinedAt(rows: Row[], at: number): Row | undefined {
  const [first, middle, second] = rows.slice(at, at + 3)
  if (!first || !middle || !second) return undefined
  const [upper, lower] = [first.pieces[0], second.pieces[0]]
  if (!upper || !lower || first.pieces.length > 1 || second.pieces.length > 1 || !areLines(upper, lower))
    return undefined
  const height = second.y - first.y
  const share = (middle.y - first.y) / height
  const [above, below] = [rows[at - 1], rows[at + 3]]
  const isApart =
    (above === undefined || first.y - above.y >= apart * first.size) &&
    (below === undefined || below.y - second.y >= apart * second.size)
  if (height > ofLines * first.size || share < fromTop || share > fromBottom || !isApart) return undefined
  if (middle.pieces.some((piece) => !isBeside(piece, upper) || !isBeside(piece, lower))) return undefined
  const cell = { ...upper, text: `${upper.text} ${lower.text}`, right: Math.max(upper.right, lower.right) }
  return {
    y: middle.y,
    size: Math.max(first.size, middle.size),
    pieces: [cell, ...middle.pieces].sort((a, b) => a.x - b.x),
  }
}

/** Whether two pieces may be lines of one cell: set alike, and neither an item nor a heading. */
function areLines(upper: Piece, lower: Piece): boolean {
  const isAlike = Math.abs(upper.size - lower.size) < 0.5 && upper.fonts[1] === lower.fonts[0]
  const near = aligned * upper.size
  const isAligned = Math.abs(upper.x - lower.x) <= near || Math.abs(upper.right - lower.right) <= near
  return isAlike && isAligned && !upper.isBullet && !lower.isBullet && !upper.isHeading && !lower.isHeading
}

/** Whether two pieces stand beside each other, with a gap between them. */
const isBeside = (piece: Piece, other: Piece) =>
  piece.x >= other.right + 0.5 * other.size || other.x >= piece.right + 0.5 * other.size

const known = new WeakMap<Row[], Row[][]>()

/** Cells of several lines among rows, found once for all that stand beside them. */
function cellsOf(rows: Row[]): Row[][] {
  const cells = known.get(rows) ?? toBlocks(rows).filter((block) => block.length > 1)
  known.set(rows, cells)
  return cells
}

/** How far the middles of two cells differ that are centred beside each other, in sizes of the font. */
const centred = 0.35

/**
 * The first line of a cell of several lines beside whose middle another, lower one stands: of "Welder", "Built bridges", and "Built cranes"
 * for "2019 –" and "2021" between them.
 * @returns undefined where there is no such cell
 */
export function topOfCellBeside(cell: Row[], others: Row[]): Row | undefined {
  const [first, last] = [cell[0], cell.at(-1)]
  if (!first || !last) return undefined
  const middle = (first.y + last.y) / 2
  const beside = cellsOf(others).find(([top, ...below]) => {
    const bottom = below.at(-1)
    if (!top || !bottom || top.y >= first.y || bottom.y <= last.y) return false
    return Math.abs((top.y + bottom.y) / 2 - middle) <= centred * first.size
  })
  return beside?.[0]
}
