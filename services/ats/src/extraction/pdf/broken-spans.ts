import { findDateRange } from '../../domain/annotate/dates.ts'
import { isDateOrOpen } from './margin-dates.ts'
import type { Piece } from './pieces.ts'

/** Maximum length, in characters, of the first or second half of a span. */
const longest = 24
/** Furthest between the baselines of its two lines, and between where they begin, end, or have their middle, in sizes of the font. */
const near = { lines: 1.6, edges: 0.5 }

const endsOpen = /\p{L}{3}\.?\s*[-–—]$|\d\s*[-–—]$/u
const beginsWithDash = /^[-–—]\s*[\p{L}\d]/u

/**
 * Pieces of a page with every span of time whole that the right margin breaks: "May 2019 –" right above "June 2021". It stands where
 * it begins, so that it dates the line beside its first half. A margin at the left is read with what stands beside each half.
 */
export function withWholeSpans(pieces: Piece[]): Piece[] {
  const last = lastOfLines(pieces)
  const isLast = ({ x, y, size }: Piece) => {
    const reach = Math.round(0.5 * size)
    for (let at = Math.round(y) - reach; at <= Math.round(y) + reach; at++) if ((last.get(at) ?? x) > x) return false
    return true
  }
  const halves = pieces
    .filter((piece) => piece.text.length <= longest && mayBeHalf(piece) && isLast(piece))
    .sort((a, b) => a.y - b.y)
  const joined = new Map<Piece, Piece>()
  const taken = new Set<Piece>()
  for (const [at, start] of halves.entries()) {
    const isOpen = endsOpen.test(start.text)
    if (taken.has(start)) continue
    const end = endOf(start, halves, at + 1, isOpen)
    const text = `${start.text} ${end?.text}`
    if (!end || taken.has(end) || !isDateOrOpen(end.text) || !isWholeSpan(text)) continue
    taken.add(end)
    joined.set(start, { ...start, text, x: Math.min(start.x, end.x), right: Math.max(start.right, end.right) })
  }
  if (taken.size === 0) return pieces
  return pieces.filter((piece) => !taken.has(piece)).map((piece) => joined.get(piece) ?? piece)
}

/** The other half right below one; one of both has the dash. */
function endOf(start: Piece, halves: Piece[], from: number, isOpen: boolean): Piece | undefined {
  for (let at = from; at < halves.length; at++) {
    const half = halves[at]
    if (!half || half.y - start.y > near.lines * start.size) return undefined
    if (isOpen !== beginsWithDash.test(half.text) && isRightBelow(start, half)) return half
  }
  return undefined
}

/** Where the last piece of each line begins, by its baseline in whole points. */
function lastOfLines(pieces: Piece[]): Map<number, number> {
  const last = new Map<number, number>()
  for (const { x, y } of pieces) last.set(Math.round(y), Math.max(last.get(Math.round(y)) ?? x, x))
  return last
}

const mayBeHalf = ({ text }: Piece) => endsOpen.test(text) || beginsWithDash.test(text) || isDateOrOpen(text)

/** Whether a piece stands on the next line below another one, set alike and flush with it, or centered below it. */
function isRightBelow(above: Piece, below: Piece): boolean {
  const down = below.y - above.y
  if (down <= 0.5 * above.size || down > near.lines * above.size || Math.abs(above.size - below.size) > 0.5)
    return false
  const apart = [above.x - below.x, above.right - below.right, (above.x + above.right - below.x - below.right) / 2]
  return apart.some((distance) => Math.abs(distance) <= near.edges * above.size)
}

/** Whether a text is one span of time from the earlier to the later date, and nothing else. */
function isWholeSpan(text: string): boolean {
  const range = findDateRange(text)
  if (!range?.start || range.from > 0 || range.to < text.length) return false
  const { start, end } = range
  return range.current || (end !== null && end.year * 12 + end.month >= start.year * 12 + start.month)
}
