import type { Piece } from './pieces.ts'
import { type Row, rowText, toRows } from './rows.ts'

/** Part of a page's height, at its top and its foot, in which lines stand that every page repeats. */
const margin = 0.1
const pageNumber = /^\W*(?:\p{L}{1,6}\.?\s)?\d{1,2}(?:\s*(?:\/|\||\p{L}{1,4})\s*\d{1,2})?\W*$/u

/**
 * The pieces of each page without its page number and without what stood in the margin of a page before it: a name and
 * "page 2" between two halves of a column are no part of it.
 */
export function withoutRunningLines(sheets: { height: number; pieces: Piece[] }[]): Piece[][] {
  if (sheets.length < 2) return sheets.map(({ pieces }) => pieces)
  const seen = new Set<string>()
  return sheets.map((sheet) => {
    const marginal = toRows(sheet.pieces).filter(isMarginal(sheet.height))
    const running = marginal.filter((row) => pageNumber.test(rowText(row)) || seen.has(keyOf(row)))
    for (const row of marginal) seen.add(keyOf(row))
    const dropped = new Set(running.flatMap(({ pieces }) => pieces))
    return sheet.pieces.filter((piece) => !dropped.has(piece))
  })
}

const isMarginal = (height: number) => (row: Row) => row.y < margin * height || row.y > (1 - margin) * height

/** The line whatever page it counts, with its place. */
function keyOf(row: Row): string {
  return `${Math.round(row.y / 4)} ${rowText(row).replace(/\d+/g, '0')}`
}
