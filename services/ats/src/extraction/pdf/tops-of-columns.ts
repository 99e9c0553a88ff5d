import { edgeWidth } from './column-edges.ts'
import type { Gutter } from './gutters.ts'
import type { Piece } from './pieces.ts'
import { areHeading, type Row, toRows } from './rows.ts'

/**
 * What stands above two columns without what is the top of one of them, which is added to it: a column that begins higher than
 * the other one is still one column.
 * @param isRightFirst whether the right column is read first
 */
export function withoutTopsOfColumns(above: Piece[], gutter: Gutter, isRightFirst: boolean): Piece[] {
  const over = sideOf(above, gutter)
  const last = toRows(above).at(-1)
  const isHeaded = last !== undefined && isHeading(last)
  const isOverFirst = over === (isRightFirst ? 'right' : 'left')
  if (over && (isOverFirst ? isHeaded || isClose(above, gutter[over]) : toRows(above).some(isHeading))) {
    gutter[over] = [...above, ...gutter[over]]
    return []
  }
  /** A heading over the right column alone, below what is as wide as the page: the left one begins lower. */
  if (!isHeaded || sideOf(last.pieces, gutter) !== 'right') return above
  gutter.right = [...last.pieces, ...gutter.right]
  return above.filter((piece) => !last.pieces.includes(piece))
}

const isHeading = (row: Row) => areHeading(row.pieces)

/** Furthest between the baselines of two lines of a block, in sizes of the font. */
const lineGap = 1.6

/** Whether the last line of some text and the first one of the text below it are lines of one block. */
function isClose(above: Piece[], below: Piece[]): boolean {
  const [last, first] = [toRows(above).at(-1), toRows(below)[0]]
  return last !== undefined && first !== undefined && first.y - last.y <= lineGap * Math.max(first.size, last.size)
}

/** The side of a gutter on which all of some text stands; undefined for none. Text may begin anywhere behind what is at the left. */
function sideOf(pieces: Piece[], { at, left }: Gutter): 'left' | 'right' | undefined {
  if (pieces.length === 0) return undefined
  const end = Math.max(...left.map(({ right }) => right))
  if (pieces.every(({ x }) => x >= Math.min(at - edgeWidth, end))) return 'right'
  return pieces.every(({ right }) => right < at) ? 'left' : undefined
}
