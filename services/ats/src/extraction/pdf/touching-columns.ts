import { leftEdges } from './column-edges.ts'
import type { Piece, Word } from './pieces.ts'
import { areHeading, type Row, toRows } from './rows.ts'

/** How near to the edge of a column a word begins at it, in points. */
const near = 1.5
/** Fewest lines that begin at an edge for it to be that of a column. */
const fewestLines = 8
/** Most lines that come too near to an edge, and their share of those beside it. */
const most = { lines: 3, share: 0.1 }
/** Room that is left before an edge, and how far beyond it a line may reach that is of the column before it, in sizes of the font. */
const [room, beyond] = [0.8, 0.5]

/**
 * Pieces of which no line of one column touches the next one: a line that fills its column to the edge of the other would make one of
 * both, or reads as one with what begins there.
 */
export function withColumnsApart(pieces: Piece[]): Piece[] {
  const rows = toRows(pieces)
  for (const edge of leftEdges(rows)) {
    const touching = new Set(touchingAt(rows, edge))
    if (touching.size > 0) return pieces.flatMap((piece) => (touching.has(piece) ? divided(piece, edge) : [piece]))
  }
  return pieces
}

/** The pieces of the few lines that touch the column which begins at an edge; none where more do, so that it is no column. */
function touchingAt(rows: Row[], edge: number): Piece[] {
  const begins = (row: Row) => row.pieces.some(({ x }) => Math.abs(x - edge) <= near)
  const first = rows.findIndex(begins)
  const last = rows.findLastIndex(begins)
  const beside = rows.slice(first, last + 1)
  if (first < 0 || beside.filter(begins).length < fewestLines) return []
  const crossing = beside.flatMap(({ pieces }) =>
    pieces.filter(({ x, right, size }) => x < edge - near && right > edge - (room / 2) * size),
  )
  if (crossing.length > Math.min(most.lines, most.share * beside.length)) return []
  const isOfBefore = (piece: Piece) => piece.right <= edge + beyond * piece.size || wordAt(piece, edge) > 0
  return crossing.every((piece) => isOfBefore(piece) && !areHeading([piece])) ? crossing : []
}

/** The word of a piece with which the column at an edge begins; -1 for none. */
function wordAt({ text, words }: Piece, edge: number): number {
  if (words === undefined || words.length !== text.split(/ +/).length) return -1
  return words.findIndex(({ x }, nth) => nth > 0 && Math.abs(x - edge) <= near)
}

/** A piece with room to the edge, and what begins at the edge apart. */
function divided(piece: Piece, edge: number): Piece[] {
  const at = wordAt(piece, edge)
  const end = edge - room * piece.size
  if (at < 0) return [{ ...piece, right: end }]
  const texts = piece.text.split(/ +/)
  const words = piece.words as Word[]
  const [before, next] = [words[at - 1], words[at]] as [Word, Word]
  const [font, other] = piece.fonts
  const left = { text: texts.slice(0, at).join(' '), right: Math.min(before.right, end), words: words.slice(0, at) }
  const right = { text: texts.slice(at).join(' '), x: next.x, firstWord: next.right - next.x, words: words.slice(at) }
  return [
    { ...piece, ...left, fonts: [font, font] },
    { ...piece, ...right, fonts: [other, other], isBullet: false, mark: 0 },
  ]
}
