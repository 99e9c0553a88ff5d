import { findDates } from '../../domain/annotate/find-dates.ts'
import { headingKind } from '../../domain/annotate/headings.ts'
import {
  clear,
  type Edge,
  edgesOfStrips,
  edgeWidth,
  fewestEnds,
  headedClear,
  leftEdges,
  longClear,
  note,
  slant,
} from './column-edges.ts'
import { median } from './glyph-gaps.ts'
import {
  centeredHeadings,
  farFromEdge,
  isHeadingAboveDates,
  isHeadingOverBoth,
  isSetOut,
} from './headings-over-both.ts'
import { beginsWithDate, isDate, isDateOrOpen } from './margin-dates.ts'
import type { Piece } from './pieces.ts'
import { areHeading, type Row, rowText, usualSize } from './rows.ts'

/** A strip without text between two sides, over neighbouring rows. */
export interface Gutter {
  /** Where the right side begins. */
  at: number
  /** First row, and the row after the last. */
  from: number
  to: number
  left: Piece[]
  right: Piece[]
}

/** Narrowest gutter, in sizes of the font. */
const narrowest = 0.75
/** The same for a single row or two of many. */
const narrowestOnce = 0.4
/** Minimum number of dates that make a margin between two columns. */
const fewestDates = 3

/** Strips that may divide columns, the one along most text first. */
export function findGutters(rows: Row[]): Gutter[] {
  const size = usualSize(rows)
  const centered = centeredHeadings(rows)
  return [...new Set([...leftEdges(rows), ...edgesOfStrips(rows, size)])]
    .flatMap((edge) => runsAlong(rows, edge, size, centered))
    .map((gutter) => ({ gutter, weight: weigh(gutter) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.gutter.at - b.gutter.at)
    .map(({ gutter }) => gutter)
}

/** Runs of rows of which no text crosses the strip left of an edge, with text on both sides. */
function runsAlong(rows: Row[], edge: number, size: number, centered: Set<Row>): Gutter[] {
  const at = edge - 0.5
  const strip = narrowest * size
  /** A long address that nearly fills its column does not end it. */
  const isNear = ({ x, right }: Piece) => x < at && right > at - strip && right <= at - narrowestOnce * size
  const near = rows.flatMap(({ pieces }) => pieces.filter(isNear))
  /** Dates in a margin that are set to the right end at one place, however close to the text beside them. */
  const ends = near.map(({ right }) => right)
  const areAligned = near.length >= fewestEnds && Math.max(...ends) - Math.min(...ends) <= slant
  const isNearRare = areAligned || near.length <= Math.max(1, 0.08 * rows.length)
  /** Where the right side has headings of its own that are as large, those at the left are of the left side. */
  const largest = rows.reduce((most, row) => {
    const right = row.pieces.filter(({ x }) => x >= at)
    return areHeading(right) ? Math.max(most, ...right.map((piece) => piece.size)) : most
  }, 0)
  /** A name that goes on over several lines at the left is large, too. */
  const isLargest = (row: Row) => largest === 0 || (row.size > larger * largest && areHeading(row.pieces))
  const runs: Gutter[] = []
  let from = 0
  const close = (to: number) => {
    const run = trimmed(rows, from, to, at)
    if (run) runs.push(run)
    from = to + 1
  }
  for (const [index, row] of rows.entries()) {
    const reach = isNearRare ? narrowestOnce * size : strip
    const crosses = row.pieces.some(({ x, right }) => x < at && right > at - reach)
    const isOver =
      centered.has(row) ||
      (isLargest(row) && (isHeadingOverBoth(rows, index, at) || isSetOut(rows, from, index, at))) ||
      isHeadingAboveDates(rows, from, index, at)
    if (crosses || isOver) close(index)
    else if (isHeadOfColumns(rows, from, index, at)) {
      close(index)
      from = index
    }
  }
  close(rows.length)
  return runs
}

/** How many rows without any heading a row of headings ends. */
const fewestUnheaded = 3

/** Whether a row is headings on both sides, below rows that have none: columns begin there, and what is above is not of them. */
function isHeadOfColumns(rows: Row[], from: number, index: number, at: number): boolean {
  const pieces = rows[index]?.pieces ?? []
  if (index - from < fewestUnheaded || !pieces.every(({ text }) => headingKind(text))) return false
  if (pieces.every(({ x }) => x < at) || pieces.every(({ x }) => x >= at)) return false
  return !rows.slice(from, index).some((row) => row.pieces.some((piece) => areHeading([piece])))
}

/**
 * A run from where both sides have begun to where one of them ends. Rows of one side only that come first or last are read
 * before or after the columns when that keeps what belongs together: always what is left above and right below, which is
 * the order anyway, and else what a heading sets apart.
 */
function trimmed(rows: Row[], first: number, last: number, at: number): Gutter | undefined {
  const has = (index: number, isLeft: boolean) => rows[index]?.pieces.some(({ x }) => x < at === isLeft) ?? false
  const size = usualSize(rows)
  let from = first
  while (from < last && !has(from, false)) from++
  let start = from
  while (start < last && !has(start, true)) start++
  /** Rows at the right above the left side: as far as a heading begins something new there. */
  for (let index = start; from === first && index > from; index--) {
    const above = rows[index - 1]
    const right = rows[index]?.pieces.filter(({ x }) => x >= at) ?? []
    if (
      (right.length > 0 && isHeading({ y: 0, size: right[0]?.size ?? 0, pieces: right }, size)) ||
      (above && above.size > muchLarger * size && !areHeading(above.pieces))
    ) {
      from = index
      break
    }
  }
  const begun = belowNotes(rows, from, last, at)
  /** A heading right above what is set like one heads it. */
  const isHeaded = begun > first && begun === from && headingKind(rowText(rows[begun - 1] as Row)) !== undefined
  from = isHeaded ? begun - 1 : begun
  /** A span in the margin may begin on a line above the text that it dates: "Apr 2021 - / Today   Iron Works". */
  const above = from > first ? rowText(rows[from - 1] as Row) : ''
  if (/[-–—]$/u.test(above) && isDate(above) && has(from, true)) from--
  let to = last
  while (to > from && !has(to - 1, true)) to--
  let end = to
  while (end > from && !has(end - 1, false)) end--
  const isLarge = (row: Row) => row.size > muchLarger * size
  /** Where a name stands at the left and nothing else, its next line is large, too. */
  const hasText = rows.slice(from, end).some((row) => !isLarge(row) && row.pieces.some(({ x }) => x < at))
  for (let index = end; index < to; index++) {
    const row = rows[index]
    if (row && (areHeading(row.pieces) || (hasText && isLarge(row)))) {
      to = index
      break
    }
  }
  /** What is right beside or below the left side's last row belongs to the run. */
  if (to === last || !has(to, true)) while (to < last && has(to, false) && !has(to, true)) to++
  const pieces = rows.slice(from, to).flatMap((row) => row.pieces)
  const left = pieces.filter(({ x }) => x < at)
  const right = pieces.filter(({ x }) => x >= at)
  return left.length > 0 && right.length > 0 ? { at, from, to, left, right } : undefined
}

/**
 * Where the columns of a run begin when both have a heading on one line, or the left one has one below dates that keep to no edge: what
 * stands at the right of lines above it and is nothing but dates belongs to those lines.
 */
function belowNotes(rows: Row[], from: number, last: number, at: number): number {
  const isHead = (pieces: Piece[]) => pieces.length === 1 && areHeading(pieces)
  const isFar = ({ x, size }: Piece) => x - at > farFromEdge * size
  for (let index = from; index < last; index++) {
    const pieces = rows[index]?.pieces ?? []
    const [left, right] = [pieces.filter(({ x }) => x < at), pieces.filter(({ x }) => x >= at)]
    if (isHead(right) && isHead(left)) return index
    const notes = rows.slice(from, index).flatMap((row) => row.pieces.filter(({ x }) => x >= at))
    if (right.length === 0 && isHead(left) && notes.length > 0 && notes.every(isFar)) return index
    if (right.some(({ text }) => text.length > 40 || findDates(text).length === 0)) return from
  }
  return from
}

/** Whether a row is set like a heading: like known ones, larger, spaced, or in capitals. */
function isHeading(row: Row | undefined, usual: number): boolean {
  if (!row) return false
  const text = rowText(row)
  if (areHeading(row.pieces) || row.size > 1.15 * usual) return true
  const isCapitals = text.length <= 40 && text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)
  return isCapitals || row.pieces.every(({ isSpaced }) => isSpaced)
}

/** From how many times the usual size on a row is no text. */
const muchLarger = 1.3

/** How many headings at its edge show a column, and the share of lines that they stand for. */
const fewestHeads = 3
const headed = 0.5
/** Maximum length of a date or a note in a margin, in characters. */
const longestNote = 20

/** How much text a gutter divides: rows along it, and how well the right side keeps to the edge. */
function weigh({ at, from, to, left, right }: Gutter): number {
  const leftRows = new Set(left.map(({ y }) => Math.round(y))).size
  const rightYs = new Set(right.map(({ y }) => Math.round(y)))
  const starts = right.filter(
    ({ x, mark, isBullet, size }) =>
      (isBullet ? Math.min(x, mark) : x) - at < (isBullet ? 2.2 * size : Math.max(edgeWidth * 2, size)),
  )
  const setIn = linesSetIn(right, starts, at)
  const furthest = Math.max(...right.map((piece) => piece.right))
  const ends = right.filter((piece) => furthest - piece.right < edgeWidth)
  const shareOf = (pieces: Piece[]) => new Set(pieces.map(({ y }) => Math.round(y))).size / rightYs.size
  /** Dates at the right margin end at one place too, without being a column. */
  const dates = right.filter(({ text }) => text.length <= 40 && findDates(text).length > 0).length
  const isSetRight = shareOf(ends) >= 0.4 && dates < (areBothHeaded(left, right) ? 0.4 : 0.2) * right.length
  /** Headings at the edge of a column show it, however what is below them is set; not beside a margin of dates or other notes. */
  const isMargin = left.filter(({ text }) => text.length > longestNote).length < 0.5 * left.length
  const heads = isMargin ? 0 : starts.filter((piece) => areHeading([piece])).length
  const isSetMiddle = shareOf(centered(right)) >= 0.6 && dates < 0.2 * right.length
  const isShown =
    heads >= fewestHeads || [clear, longClear, headedClear].some((least) => isClear(at, left, right, least))
  const kept = Math.max(
    shareOf([...starts, ...setIn]),
    isSetRight ? shareOf(ends) : 0,
    isSetMiddle ? 0.6 : 0,
    isShown ? headed : 0,
  )
  if (rightYs.size < 2) return 0
  if (kept < 0.35 && !areDatesBeforeText(starts, right)) return 0
  return (to - from) * (0.5 + kept) + Math.min(leftRows, rightYs.size)
}

/** Whether both sides begin with a heading, on one line. */
function areBothHeaded([left]: Piece[], [right]: Piece[]): boolean {
  if (!left || !right || Math.abs(left.y - right.y) > 0.5 * left.size) return false
  return areHeading([left]) && areHeading([right])
}

function add(groups: Map<number, Piece[]>, at: number, piece: Piece): void {
  const group = groups.get(at)
  if (group) group.push(piece)
  else groups.set(at, [piece])
}

/** Lines that have their middle at one place, and begin at several. */
function centered(pieces: Piece[]): Piece[] {
  const middles = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const bin = Math.round((piece.x + piece.right) / 2 / edgeWidth)
    for (const near of [bin, bin + 1]) add(middles, near, piece)
  }
  const most = [...middles.values()].reduce((best, some) => (some.length > best.length ? some : best), [])
  const starts = new Set(most.map(({ x }) => Math.round(x / edgeWidth)))
  return starts.size >= most.length / 3 ? most : []
}

/** How far lines are set in below the edge of a column, in sizes of the font, and how many begin at one place. */
const indent = { within: 2.2, lines: 5 }

/** Lines of items that are set in from the edge of their column, and whose signs are not drawn as ones. */
function linesSetIn(right: Piece[], starts: Piece[], at: number): Piece[] {
  if (starts.length < indent.lines) return []
  const own = new Set(starts)
  const edges = new Map<number, Piece[]>()
  for (const piece of right) {
    if (own.has(piece) || piece.x - at >= indent.within * piece.size) continue
    add(edges, Math.round(piece.x / edgeWidth), piece)
  }
  return [...edges.values()].filter(({ length }) => length >= indent.lines).flat()
}

/** Whether nothing stands near a wide strip between two long sides, of which the right one has headings at whatever place. */
function isClear(at: number, left: Piece[], right: Piece[], clear: typeof longClear): boolean {
  if (left.length < clear.lines || right.length < clear.lines) return false
  const size = median([...left, ...right].map((piece) => piece.size))
  if (at - Math.max(...left.map((piece) => piece.right)) < clear.width * size) return false
  const rowsOf = (pieces: Piece[]) => new Set(pieces.map(({ y }) => Math.round(y))).size
  const heads = (pieces: Piece[]) => pieces.filter((piece) => areHeading([piece])).length
  return (
    rowsOf(left) >= clear.lines &&
    rowsOf(right) >= clear.lines &&
    heads(left) >= clear.heads &&
    heads(right) >= clear.heads
  )
}

/** From how many times the size of the dates beside it text is a heading of several of them. */
const larger = 1.2

/** Minimum number of lines that begin at one place for a column of text beside a margin of dates. */
const fewestLines = 5

/**
 * Whether what keeps to the edge are dates, and what they stand before on a line, and headings, with a column of text that
 * has an edge of its own at their right.
 */
function areDatesBeforeText(starts: Piece[], right: Piece[]): boolean {
  if (starts.length < fewestDates) return false
  const edges = new Map<number, Edge>()
  for (const piece of right) if (!starts.includes(piece)) note(edges, piece.x, piece.x)
  const text = [...edges.values()].reduce((best, edge) => (edge.count > best.count ? edge : best), { x: 0, count: 0 })
  if (text.count < fewestLines) return false
  const dates = starts.filter(({ text }) => isDateOrOpen(text)).length
  /** What is set larger stands above dates, such as an employer above the roles there. */
  const usual = Math.max(...starts.filter(({ text }) => isDateOrOpen(text)).map(({ size }) => size))
  const others = starts.filter(
    ({ text: said, size, right: end }) =>
      /** Text over the margin and the column, such as a profile above them, stands in neither. */
      end < text.x && size <= larger * usual && !isDateOrOpen(said) && !beginsWithDate(said) && !headingKind(said),
  ).length
  return dates >= fewestDates && others <= 0.1 * starts.length
}
