import { isDate } from './margin-dates.ts'
import type { Piece } from './pieces.ts'
import { areHeading, type Row } from './rows.ts'

/** How many headings in the middle of a page show that its headings stand there. */
const fewestCentered = 2

/** Headings in the middle between both ends of all rows, which are those of both sides; none where most headings stand elsewhere. */
export function centeredHeadings(rows: Row[]): Set<Row> {
  const left = Math.min(...rows.map(({ pieces }) => pieces[0]?.x ?? 0))
  const middle = (left + Math.max(...rows.map(({ pieces }) => pieces.at(-1)?.right ?? 0))) / 2
  const headings = rows.filter(({ pieces }) => pieces.length === 1 && areHeading(pieces))
  const found = headings.filter(({ pieces: [start], size }) => {
    return start !== undefined && Math.abs((start.x + start.right) / 2 - middle) <= 0.5 * size
  })
  const starts = found.map(({ pieces }) => pieces[0]?.x ?? 0)
  /** Those of a column begin at one place. */
  const areRagged = Math.max(...starts) - Math.min(...starts) > (found[0]?.size ?? 0)
  const are = found.length >= fewestCentered && found.length >= headings.length / 2 && areRagged
  return new Set(are ? found : [])
}

/**
 * Whether a row is a heading at the left over both sides: nothing stands at the right of it or close to it, and below it
 * both sides begin on one line.
 */
export function isHeadingOverBoth(rows: Row[], index: number, at: number): boolean {
  const row = rows[index]
  if (!row || index === 0 || row.pieces.some(({ x }) => x >= at) || !areHeading(row.pieces)) return false
  const next = rows[index + 1]
  if (!next?.pieces.some(({ x }) => x < at) || !next.pieces.some(({ x }) => x >= at)) return false
  const before = rows[index - 1]
  if (before && row.y - before.y <= 1.6 * row.size) return false
  const above = rows.slice(0, index).findLast(({ pieces }) => pieces.some(({ x }) => x >= at))
  return above !== undefined && row.y - above.y > 1.3 * row.size && next.y - above.y > 2.6 * next.size
}

/** How much further left than a column its next heading stands, in sizes of the font, and how many lines the column has at least. */
const setOut = { by: 1, lines: 3 }

/** Whether a row is a heading further left than all that the left side has so far: it is as wide as the page, and ends both sides. */
export function isSetOut(rows: Row[], from: number, index: number, at: number): boolean {
  const row = rows[index]
  const start = row?.pieces[0]
  if (!row || !start || start.x >= at || row.pieces.length > 1 || !areHeading(row.pieces)) return false
  /** What stands above both sides may be their heading. */
  const both = rows.slice(from, index)
  const begun = both.findIndex(({ pieces }) => pieces.some(({ x }) => x >= at))
  const left = begun < 0 ? [] : both.slice(begun).flatMap(({ pieces }) => pieces.filter(({ x }) => x < at))
  return (
    left.length >= setOut.lines && left.every(({ x, mark }) => (mark > 0 ? mark : x) - start.x > setOut.by * row.size)
  )
}

/** How far from the edge of a column notes begin that stand at the right margin of the page, in sizes of the font. */
export const farFromEdge = 4

/**
 * Whether a row is a heading at the left below two columns: what stands at the right from there on, as far as nothing crosses the strip
 * between them, are dates at the margin of the page, and the right column stands above.
 */
export function isHeadingAboveDates(rows: Row[], from: number, index: number, at: number): boolean {
  const row = rows[index]
  if (!row || row.pieces.some(({ x }) => x >= at) || !areHeading(row.pieces)) return false
  const isAtEdge = ({ x, size }: Piece) => x >= at && x - at <= farFromEdge * size
  if (!rows.slice(from, index).some(({ pieces }) => pieces.some(isAtEdge))) return false
  let dates = 0
  for (const { pieces } of rows.slice(index + 1)) {
    if (pieces.some(({ x, right }) => x < at && right > at)) break
    const notes = pieces.filter(({ x }) => x >= at)
    if (notes.some((piece) => isAtEdge(piece) || !isDate(piece.text))) return false
    dates += notes.length
  }
  return dates > 0
}
