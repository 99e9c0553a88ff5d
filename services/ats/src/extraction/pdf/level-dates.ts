import { isDateOrOpen } from './margin-dates.ts'
import type { Piece } from './pieces.ts'

/** How far below a date the line that it dates may stand, and how far those distances differ, in sizes of the font. */
const below = { least: 0.5, most: 0.95, differ: 0.08 }
/** Fewest dates that stand equally far above what they date, and their share of all dates in margins. */
const [fewest, mostly] = [2, 0.8]

/**
 * Pieces of a page whose dates at the left stand all equally far above the lines that they date, by half a line or a little more: they
 * are set level with these, as in some pages of Europass. Elsewhere they stay where they are.
 */
export function withLevelDates(pieces: Piece[]): Piece[] {
  const dates = new Set(pieces.filter(({ text }) => isDateOrOpen(text)))
  if (dates.size < fewest) return pieces
  const others = pieces.filter((piece) => !dates.has(piece)).sort((a, b) => a.y - b.y)
  const reach = below.most * others.reduce((most, { size }) => Math.max(most, size), 0)
  const lines: { date: Piece; line: Piece; apart: number }[] = []
  let from = 0
  for (const date of [...dates].sort((a, b) => a.y - b.y)) {
    while (from < others.length && (others[from] as Piece).y < date.y - reach) from++
    const line = lineBeside(date, others, from, reach)
    if (line) lines.push({ date, line, apart: (line.y - date.y) / line.size })
  }
  const lowered = lines.filter(({ apart }) => apart >= below.least)
  const [first] = lowered
  if (!first || lowered.length < fewest || lowered.length < mostly * lines.length) return pieces
  if (lowered.some(({ apart }) => Math.abs(apart - first.apart) > below.differ)) return pieces
  const level = new Map(lowered.map(({ date, line }) => [date, { ...date, y: line.y }]))
  return pieces.map((piece) => level.get(piece) ?? piece)
}

/** Most pieces of a line and those next to it that are looked at for a date; more stand there on no page that people read. */
const mostBeside = 60

/**
 * The line at the right of a date that is level with it, or else the next one below it, within reach.
 * @param others from the top
 * @param from the first of them that may be within reach
 */
function lineBeside(date: Piece, others: Piece[], from: number, reach: number): Piece | undefined {
  const near = others.slice(from, from + mostBeside).filter(({ y }) => y <= date.y + reach)
  const right = near.filter(({ x, y, size }) => x > date.right && Math.abs(y - date.y) <= below.most * size)
  const level = right.find(({ y, size }) => Math.abs(y - date.y) < below.least * size)
  return level ?? right.find(({ y }) => y > date.y)
}
