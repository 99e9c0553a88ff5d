import { headingKind } from '../../domain/annotate/headings.ts'
import { nameIn } from '../../domain/annotate/person-name.ts'
import { headingMark } from '../heading-mark.ts'
import { withAnswers } from './answers.ts'
import { withWholeSpans } from './broken-spans.ts'
import { withCentredCells } from './centred-cells.ts'
import { fewestSpans, isMarginOfEmployers, isSide, judgeSides, type Sides } from './gutter-sides.ts'
import { findGutters, type Gutter } from './gutters.ts'
import { withLevelDates } from './level-dates.ts'
import { linesOfRows } from './lines.ts'
import { isDate, isPartOfDate } from './margin-dates.ts'
import type { Piece } from './pieces.ts'
import { aligned, headingRail, railMarks } from './rails.ts'
import { areHeading, type Row, toRows } from './rows.ts'
import { withoutTopsOfColumns } from './tops-of-columns.ts'
import { withColumnsApart } from './touching-columns.ts'

/** Lines of a page in the order in which people read them, and how many columns there are. */
export interface PageLines {
  lines: string[]
  columns: number
}

/** Deepest nesting of regions. */
const deepest = 8
/** Gutters that are tried in a region. */
const mostTries = 6
/** The same for one at the left of a margin. */
const mostOuter = 24

/**
 * Reads a page by recursive XY-cut. A gutter makes columns, which are read one after another, or a rail: headings or dates
 * at the left, each read before what stands beside it. Dates and places at the right margin make neither.
 * @param nameAt where the name begins that was taken out before; else the largest text is taken for it. Its column is read first
 */
export function readPage(pieces: Piece[], nameAt?: number): PageLines {
  if (pieces.length === 0) return { lines: [], columns: 0 }
  let columns = 1
  const largest = Math.max(...pieces.map(({ size }) => size))
  const isNamedRight = (gutter: Gutter) => (nameAt === undefined ? hasOnRight(gutter, largest) : nameAt >= gutter.at)

  const read = (region: Piece[], right: number, depth: number): string[] => {
    const rows = toRows(region)
    const found = depth < deepest ? chooseGutter(rows) : undefined
    if (!found) return linesOfRows(withCentredCells(rows), right)
    const { gutter, sides } = found
    const over = rows.slice(0, gutter.from).flatMap((row) => row.pieces)
    const above = sides === 'columns' ? withoutTopsOfColumns(over, gutter, isNamedRight(gutter)) : over
    const below = rows.slice(gutter.to).flatMap((row) => row.pieces)
    const middle =
      sides === 'columns' ? readColumns(gutter, right, depth) : readRail(gutter, right, depth, sides === 'headings')
    return [
      ...(above.length > 0 ? [...read(above, right, depth + 1), ''] : []),
      ...middle,
      ...(below.length > 0 ? ['', ...read(below, right, depth + 1)] : []),
    ]
  }
  const readColumns = (gutter: Gutter, right: number, depth: number): string[] => {
    if (isSide(gutter.left) && isSide(gutter.right)) columns = Math.max(columns, 2)
    const left = read(gutter.left, gutter.at, depth + 1)
    const other = read(gutter.right, right, depth + 1)
    return isNamedRight(gutter) ? [...other, '', ...left] : [...left, '', ...other]
  }
  const readRail = (gutter: Gutter, right: number, depth: number, areHeadings: boolean): string[] => {
    const marks = railMarks(gutter, areHeadings)
    const edges: number[] = []
    for (const [index, { y, size, isHeading }] of marks.entries()) {
      const above = marks[index - 1]
      /** What stands beside the mark above is of that one, however close. */
      const least = above ? above.y + aligned * above.size : Number.NEGATIVE_INFINITY
      /** Headings in a margin are often set a little lower than the text that they head, and larger. */
      const edge = isHeading ? Math.max(y - size, least) : y - aligned * size
      /** Never above the one before, so that everything is read once. */
      edges.push(Math.max(edge, edges.at(-1) ?? Number.NEGATIVE_INFINITY))
    }
    const inBand = (index: number) =>
      gutter.right.filter(
        ({ y }) =>
          y >= (edges[index] ?? Number.NEGATIVE_INFINITY) && y < (edges[index + 1] ?? Number.POSITIVE_INFINITY),
      )
    const before = inBand(-1)
    const start = before.length > 0 ? [...read(before, right, depth + 1), ''] : []
    const marked = marks.flatMap(({ text, isHeading, isSetLikeHeading }, index) => {
      const body = inBand(index)
      const lines = body.length > 0 ? read(body, right, depth + 1) : []
      if (isHeading) return ['', isSetLikeHeading ? headingMark + text : text, ...lines]
      /** A dot beside a date is one of a line of time, not the sign of an item. */
      const line = lines[0]?.replace(headingMark, '')
      const first = isDate(text) ? line?.replace(/^• /, '') : line
      return ['', [text, first].filter(Boolean).join('   '), ...lines.slice(1)]
    })
    return [...start, ...marked]
  }
  const lines = read(
    withWholeSpans(withLevelDates(withAnswers(withColumnsApart(pieces)))),
    Math.max(...pieces.map((piece) => piece.right)),
    0,
  )
  return { lines, columns }
}

/** Whether only the right side has text of a size that reads like a name. */
function hasOnRight({ left, right }: Gutter, largest: number): boolean {
  const has = (some: Piece[]) =>
    some.some(({ size, text }) => size === largest && nameIn(text) !== '' && !headingKind(text))
  return has(right) && !has(left)
}

/** The gutter along most text of which the sides are columns or a rail; a rail of headings divides before all others. */
function chooseGutter(rows: Row[]): { gutter: Gutter; sides: Exclude<Sides, 'none'> } | undefined {
  const gutters = findGutters(rows)
  for (const gutter of gutters) {
    const rail = headingRail(gutter, rows)
    if (rail) return { gutter: rail, sides: 'headings' }
  }
  for (const gutter of gutters.slice(0, mostTries)) {
    const sides = judgeSides(gutter)
    const upper = sides === 'columns' ? upperMargin(gutter, rows) : undefined
    if (upper) return { gutter: upper, sides: 'rail' }
    if (sides === 'columns') {
      const outer = beforeDates(gutter, gutters) ?? beforeEmployers(gutter, gutters, rows) ?? longer(gutter, gutters)
      return { gutter: outer ?? gutter, sides }
    }
    if (sides === 'rail') {
      /** Dates beside a sidebar are a margin of the text, not of both. */
      const outer = beforeDates(gutter, gutters) ?? beforeSidebar(gutter, gutters)
      return outer ? { gutter: outer, sides: 'columns' } : { gutter, sides }
    }
    if (sides !== 'none') return { gutter, sides }
  }
  return undefined
}

/** Room above what is of another section, in sizes of the font, and how many such places are looked at. */
const [sectionGap, mostSections] = [2.5, 24]

/** The upper part of a gutter at which employers and their dates are a margin, while columns of something else stand below, such as skills. */
function upperMargin({ at, from, to, left }: Gutter, rows: Row[]): Gutter | undefined {
  if (left.filter(({ text }) => isDate(text)).length < fewestSpans) return undefined
  const isApart = (row: Row, above: Row | undefined) => above && row.y - above.y >= sectionGap * row.size
  const ends = rows.flatMap((row, at) => (at > from && at < to && isApart(row, rows[at - 1]) ? [at] : []))
  for (const end of ends.slice(-mostSections).reverse()) {
    const pieces = rows.slice(from, end).flatMap((one) => one.pieces)
    const upper = {
      at,
      from,
      to: end,
      left: pieces.filter(({ x }) => x < at),
      right: pieces.filter(({ x }) => x >= at),
    }
    if (upper.left.length > 0 && isMarginOfEmployers(upper, toRows(upper.left), toRows(upper.right))) return upper
  }
  return undefined
}

/** How far apart the edges of one column may be whose lines are set by hand, in points. */
const jitter = 8

/** A gutter a little further left along more of the same columns: what is set by hand begins at no one place. */
function longer(gutter: Gutter, others: Gutter[]): Gutter | undefined {
  return others.find((other) => {
    const isNear = other.at < gutter.at && gutter.at - other.at <= jitter
    const isLonger =
      other.from <= gutter.from && other.to >= gutter.to && other.to - other.from > gutter.to - gutter.from
    return isNear && isLonger && judgeSides(other) === 'columns'
  })
}

/**
 * The gutter at the left of dates that stand between two columns: they date what is at their right, though they are as far
 * from it as from the sidebar.
 */
function beforeDates(gutter: Gutter, others: Gutter[]): Gutter | undefined {
  return others.find((other) => {
    if (other.at >= gutter.at || other.from > gutter.from + 2 || other.to < gutter.to - 2) return false
    const between = gutter.left.filter(({ x }) => x >= other.at)
    if (between.length < 2 || between.length === gutter.left.length) return false
    const dates = between.filter(({ text }) => isPartOfDate(text)).length
    const headings = between.filter((piece) => areHeading([piece])).length
    return dates >= 2 && dates + headings >= 0.9 * between.length && judgeSides(other) === 'columns'
  })
}

/**
 * The gutter at the left of employers and dates that stand between a sidebar and the work that was done there: they are a margin of
 * the latter, and the sidebar may be longer than they are.
 */
function beforeEmployers(gutter: Gutter, others: Gutter[], rows: Row[]): Gutter | undefined {
  for (const { at, from: begins, to: ends } of others.slice(0, mostOuter)) {
    if (at >= gutter.at) continue
    const between = gutter.left.filter(({ x }) => x >= at)
    if (between.length === 0 || between.length === gutter.left.length) continue
    if (!isMarginOfEmployers({ ...gutter, left: between }, toRows(between), toRows(gutter.right))) continue
    const [from, to] = [Math.min(begins, gutter.from), Math.max(ends, gutter.to)]
    const pieces = rows.slice(from, to).flatMap((row) => row.pieces)
    if (pieces.some(({ x, right }) => x < at && right > at)) continue
    const outer = { at, from, to, left: pieces.filter(({ x }) => x < at), right: pieces.filter(({ x }) => x >= at) }
    if (judgeSides(outer) === 'columns') return outer
  }
  return undefined
}

/** Fewest headings of a sidebar at the right of a margin, and the least part of the margin that it stands beside. */
const beside = { headings: 2, share: 0.5 }

/** The gutter before a sidebar at the right of a margin and its text, which would cut the sidebar to pieces. */
function beforeSidebar(gutter: Gutter, others: Gutter[]): Gutter | undefined {
  const isLong = ({ from, to }: Gutter) => to - from >= beside.share * (gutter.to - gutter.from)
  return others
    .slice(0, mostOuter)
    .find(
      (other) =>
        other.at > gutter.at &&
        isLong(other) &&
        toRows(other.right).filter(({ pieces }) => areHeading(pieces)).length >= beside.headings &&
        judgeSides(other) === 'columns',
    )
}
