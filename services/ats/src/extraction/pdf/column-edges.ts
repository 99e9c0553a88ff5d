import type { Row } from './rows.ts'

/** Places of left edges that count as one, in points. */
export const edgeWidth = 3
/** How much further left than upright letters italic ones begin, in points. */
export const slant = 2
/** Minimum number of lines that end at one place for a column that is set to the right. */
export const fewestEnds = 4
/** Maximum number of edges that are tried; a page has far fewer columns. */
const mostEdges = 60

/** A strip so wide, in sizes of the font, along so many lines on each side, that columns need no edge to be seen. */
export const clear = { width: 3, lines: 12, heads: 2 }
/** The same of a strip that is less wide, along more lines. */
export const longClear = { ...clear, width: 1.5, lines: 24 }
/** The same of one that is narrow, between sides that have more headings each. */
export const headedClear = { width: 1.1, lines: 20, heads: 3 }

/** Left edges that several pieces share, most shared first, and those of columns that are set to the right. */
export function leftEdges(rows: Row[]): number[] {
  const first = Math.min(...rows.map(({ pieces }) => pieces[0]?.x ?? 0))
  const middle = (first + Math.max(...rows.map(({ pieces }) => pieces.at(-1)?.right ?? 0))) / 2
  const [starts, ends] = [new Map<number, Edge>(), new Map<number, Edge>()]
  for (const { pieces } of rows) {
    for (const { x } of pieces) note(starts, x, x)
    const last = pieces.at(-1)
    if (last && last.x > middle) note(ends, last.right, last.x)
  }
  /** An item keeps to the edge of the line that it stands below with its sign. */
  for (const { mark } of rows.flatMap(({ pieces }) => pieces.filter(({ isBullet }) => isBullet))) {
    const edge = starts.get(Math.round(mark / edgeWidth))
    if (edge) edge.count++
  }
  const shared = (edges: Map<number, Edge>, least: number) =>
    [...edges.values()]
      .filter(({ x, count }) => count >= least && x > first + edgeWidth)
      .sort((a, b) => b.count - a.count || a.x - b.x)
  const found = [...shared(starts, 2).slice(0, mostEdges), ...shared(ends, fewestEnds).slice(0, 3)]
  /** Italics begin a little further left than the lines above and below. */
  const leftmost = ({ x, count }: Edge) => {
    const beside = starts.get(Math.round(x / edgeWidth) - 1)
    return beside && beside.count < count && x - beside.x <= slant ? beside.x : x
  }
  return [...new Set(found.map(leftmost))]
}

/** How many rows at the top of a region may stand over both columns: a name and what is said below it. */
const mostAbove = 10

/** Maximum number of such strips that are tried, the widest first; a page has one or two. */
const mostStrips = 4

/** Where the right side of a strip begins that nothing crosses from the top, or from a few rows below it, to the end: its lines may be centered. */
export function edgesOfStrips(rows: Row[], size: number): number[] {
  const widths = new Map<number, number>()
  const all = rows
    .flatMap(({ pieces }, at) => pieces.map(({ x, right }) => ({ x, right, at })))
    .sort((a, b) => a.x - b.x)
  for (let from = 0; from <= mostAbove && from < rows.length - clear.lines; from++) {
    let end = Number.POSITIVE_INFINITY
    for (const { x, right, at } of all) {
      if (at < from) continue
      if (x - end >= headedClear.width * size) widths.set(x, Math.max(widths.get(x) ?? 0, x - end))
      end = end === Number.POSITIVE_INFINITY ? right : Math.max(end, right)
    }
  }
  const widest = [...widths].sort(([, one], [, other]) => other - one).slice(0, mostStrips)
  return widest.map(([edge]) => edge)
}

export interface Edge {
  x: number
  count: number
}

export function note(edges: Map<number, Edge>, at: number, x: number): void {
  const bin = Math.round(at / edgeWidth)
  const edge = edges.get(bin) ?? { x, count: 0 }
  edges.set(bin, { x: Math.min(edge.x, x), count: edge.count + 1 })
}
