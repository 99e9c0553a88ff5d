import type { Piece } from './pieces.ts'
import { type Row, rowText, toRows } from './rows.ts'

/** Part of a page's height, at its top and its foot, in which lines stand that every page repeats. */
const margin = 0.1
const pageNumber = /^\W*(?:\p{L}{1,6}\.?\s)?\d{1,2}(?:\s*(?:\/|\||\p{L}{1,4})\s*\d{1,2})?\W*$/u

/** A foot that ends with the number of its page: "June 2026   Anna Lee   1", "Anna Lee - Page 1 of 2". */
const numberedFoot = /(?:\s{3}|[-–—|·•]\s*|\b\p{L}{1,6}\.? )\d{1,2}(?:\s*(?:\/|\||\p{L}{1,4})\s*\d{1,2})?$/u

/**
 * The pieces of each page without its page number and without what stood in the margin of a page before it: a name and
 * "page 2" between two halves of a column are no part of it. A foot that counts its pages is dropped on the first, too.
 */
export function withoutRunningLines(sheets: { height: number; pieces: Piece[] }[]): Piece[][] {
  if (sheets.length < 2) return sheets.map(({ pieces }) => pieces)
  const seen = new Set<string>()
  const marginal = sheets.map(({ height, pieces }) => toRows(pieces).filter(isMarginal(height)))
  const feet = countedFeet(sheets, marginal)
  return sheets.map((sheet, index) => {
    const rows = marginal[index] ?? []
    const running = rows.filter((row) => pageNumber.test(rowText(row)) || seen.has(keyOf(row)) || feet.has(keyOf(row)))
    for (const row of rows) seen.add(keyOf(row))
    const dropped = new Set(running.flatMap(({ pieces }) => pieces))
    return sheet.pieces.filter((piece) => !dropped.has(piece))
  })
}

/** Feet that several pages have, each with a number of its own at the end. */
function countedFeet(sheets: { height: number }[], marginal: Row[][]): Set<string> {
  const texts = new Map<string, Set<string>>()
  for (const [index, rows] of marginal.entries()) {
    for (const row of rows.filter(({ y }) => y > 0.5 * (sheets[index]?.height ?? 0))) {
      const text = rowText(row)
      if (numberedFoot.test(text)) texts.set(keyOf(row), (texts.get(keyOf(row)) ?? new Set()).add(text))
    }
  }
  return new Set([...texts].filter(([, found]) => found.size > 1).map(([key]) => key))
}

const isMarginal = (height: number) => (row: Row) => row.y < margin * height || row.y > (1 - margin) * height

/** The line whatever page it counts, with its place. */
function keyOf(row: Row): string {
  return `${Math.round(row.y / 4)} ${rowText(row).replace(/\d+/g, '0')}`
}
