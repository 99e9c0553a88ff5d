import { findDateRange } from '../../domain/annotate/dates.ts'
import { findDates } from '../../domain/annotate/find-dates.ts'
import { headingKind } from '../../domain/annotate/headings.ts'
import { labelKind } from '../../domain/annotate/labels.ts'
import { nameIn } from '../../domain/annotate/person-name.ts'
import { headingMark } from '../heading-mark.ts'
import { withAnswers } from './answers.ts'
import { blockText } from './block-text.ts'
import { withWholeSpans } from './broken-spans.ts'
import { areCards } from './cards.ts'
import { topOfCellBeside, withCentredCells } from './centred-cells.ts'
import { isDateMargin } from './date-margin.ts'
import { areNumbers, isForm } from './forms.ts'
import { findGutters, type Gutter } from './gutters.ts'
import { withLevelDates } from './level-dates.ts'
import { linesOfRows } from './lines.ts'
import { isDate, isPartOfDate } from './margin-dates.ts'
import type { Piece } from './pieces.ts'
import {
  aligned,
  besides,
  headingRail,
  isDateBeside,
  isHeadingBlock,
  isHeadingRow,
  isTableBelowHeadings,
  railBlocks,
  railMarks,
} from './rails.ts'
import { areHeading, type Row, rowText, toRows } from './rows.ts'
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

/** What the sides of a gutter are to each other. */
type Sides = 'columns' | 'rail' | 'headings' | 'none'

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

/** Minimum number of lines of a column. */
const fewest = 5

/** Whether a side has as much text as a column has. */
function isSide(pieces: Piece[]): boolean {
  return toRows(pieces).length >= fewest
}

function judgeSides(gutter: Gutter): Sides {
  const left = toRows(gutter.left)
  const right = toRows(gutter.right)
  if (areNumbers(left) && !right.some(({ pieces }) => areHeading(pieces))) return 'none'
  if (isDateMargin(gutter, left, right) || isForm(left, right) || isMarginOfEmployers(gutter, left, right))
    return 'rail'
  const sharedOf = (some: Row[], others: Row[]) => some.filter((row) => besides(row, others)).length / some.length
  const sharedLeft = sharedOf(left, right)
  const sharedRight = sharedOf(right, left)
  /** A side with headings of its own is a column, however short its lines are; labels in a margin are set smaller. */
  const [ownLeft, ownRight] = [headingSizes(left), headingSizes(right)]
  const areAlike = ownLeft.some((size) => ownRight.some((other) => Math.abs(size - other) <= 0.05 * size))
  const areHeaded = ownLeft.length > 0 && ownRight.length > 0
  const isLoose = sharedLeft < 0.85 || sharedRight < 0.3 || areAlike || isRunning(left)
  if (areHeaded && isLoose && left.length >= 3 && right.length >= 3) return 'columns'
  if (areCards(left, right)) return 'columns'
  if (isRail(gutter, left, right, sharedLeft)) return 'rail'
  /** Dates, places and other short notes at the right of lines; what is nothing but dates is no column. */
  const datesRight = right.filter((row) => isDate(rowText(row))).length / right.length
  if (datesRight >= 0.8 || areRowsOfTable(left, right)) return 'none'
  const datesLeft = left.filter((row) => isDate(rowText(row))).length / left.length
  /** Cards: on both sides some lines are dates, and most are not. */
  const areSome = (share: number) => share >= 0.15 && share <= 0.6
  if (left.length >= 3 && right.length >= 3 && areSome(datesLeft) && areSome(datesRight)) return 'columns'
  const isShort = (some: Row[]) => some.every((row) => rowText(row).length <= 40)
  /** Notes of which many are dates are notes also where some of them are set a little off their lines. */
  const least = datesRight >= 0.4 && right.length <= left.length * 0.4 ? 0.5 : 0.8
  if (sharedRight >= least && isShort(right) && (datesRight >= 0.3 || right.length <= left.length * 0.6)) return 'none'
  /** A table with dates is read along its rows. */
  if (sharedLeft >= 0.8 && sharedRight >= 0.8 && (datesRight >= 0.3 || datesLeft >= 0.3)) return 'none'
  /** A few short lines, dates among them, are no column. */
  const areFew = right.length < fewest && datesRight >= 0.3 && isShort(right) && ownRight.length === 0
  return left.length >= 3 && right.length >= 3 && !areFew ? 'columns' : 'none'
}

/** From how many lines that begin with a small letter a side is running text: marks in a margin begin with a capital. */
const fewestRunning = 3

function isRunning(rows: Row[]): boolean {
  return rows.filter((row) => /^\p{Ll}+,? [\p{L}’']+,? \p{L}/u.test(rowText(row))).length >= fewestRunning
}

/** Whether all that stands at the right are dates, each beside a line at the left, and headings over the middle of the page. */
function areRowsOfTable(left: Row[], right: Row[]): boolean {
  const rows = right.filter(({ pieces }) => !areHeading(pieces))
  return rows.length >= 2 && rows.every((row) => isDate(row.pieces[0]?.text ?? '') && besides(row, left))
}

/** Maximum length of a line in a margin, in characters. */
const longestInMargin = 45

/** Sizes of the headings among rows that have something below them. */
function headingSizes(rows: Row[]): number[] {
  return rows.slice(0, -1).flatMap(({ pieces }) => pieces.flatMap((piece) => (areHeading([piece]) ? [piece.size] : [])))
}

/** Whether a block in a margin begins beside a line, or stands at the middle of a cell; the second line of a span may begin there instead of the first. */
function isBeside(block: Row[], right: Row[]): boolean {
  const [first, second] = block
  if (!first) return false
  if (besides(first, right) || topOfCellBeside(block, right)) return true
  return second !== undefined && isDate(rowText(first)) && besides(second, right)
}

/** From how many dated blocks on a side is a margin of employers. */
const fewestSpans = 3

/** Whether all that the left side has is employers, towns and dates, block by block, each beside undated work. */
function isMarginOfEmployers(gutter: Gutter, left: Row[], right: Row[]): boolean {
  if (left.some((row) => rowText(row).length > longestInMargin || row.pieces[0]?.isBullet)) return false
  if (right.some((row) => findDateRange(rowText(row)) !== undefined)) return false
  const isDated = (rows: Row[]) => findDates(blockText(rows)).length > 0
  const blocks = railBlocks(gutter).filter((rows) => !isHeadingBlock(rows, right))
  const spans = blocks.filter((rows) => rows.length <= 4 && isDated(rows))
  return (
    spans.length >= fewestSpans && spans.length >= 0.8 * blocks.length && spans.every((rows) => isBeside(rows, right))
  )
}

/** From how many labels of a form with marks before them in a margin on, and what share of all that has marks, the marks make no list. */
const marked = { labels: 3, share: 0.8 }

/** Whether what has marks at the left are labels, on one or several lines, as in the Italian form of the Europass. */
function areMarkedLabels(gutter: Gutter): boolean {
  const items = railBlocks(gutter).filter(([first]) => first?.pieces[0]?.isBullet)
  const labels = items.filter((block) => labelKind(blockText(block)) !== undefined)
  return labels.length >= marked.labels && labels.length >= marked.share * items.length
}

/** Whether the left side only marks what stands at the right: few short headings, dates or labels, each beside a line. */
function isRail(gutter: Gutter, left: Row[], right: Row[], shared: number): boolean {
  if (right.length < 2 || left.some((row) => rowText(row).length > longestInMargin && !labelKind(rowText(row))))
    return false
  /** Items of a list stand in no margin; dates of undated names may have the dots of a line of time. */
  const areDated = right.some(({ pieces }) => pieces.some(({ text }) => isDate(text)))
  const items = left.filter((row) => row.pieces[0]?.isBullet && (areDated || !isDate(rowText(row))))
  if (items.length > 0 && !areMarkedLabels(gutter)) return false
  if (isTableBelowHeadings(left, right)) return true
  const blocks = railBlocks(gutter).filter(
    (rows) => isBeside(rows, right) || (rows[0] && !isHeadingRow(rows[0], right)),
  )
  if (blocks.length === 0) return false
  const beside = blocks.filter((rows) => isBeside(rows, right)).length / blocks.length
  if (beside < 0.7) return false
  const texts = blocks.map(blockText)
  const marks = texts.filter((text) => isDate(text) || headingKind(text) || labelKind(text)).length / texts.length
  if (marks >= 0.6) return true
  /** Employer, town and dates in the margin, and the work beside them without any date. */
  const isUndated = right.every((row) => findDateRange(rowText(row)) === undefined)
  const spans = blocks.filter((rows) => rows.length <= 4 && findDateRange(blockText(rows)) !== undefined).length
  if (blocks.length >= 2 && isUndated && spans >= 0.8 * blocks.length) return true
  /** Employers or schools in the margin, each beside the dates of what stands there. */
  const dated = blocks.filter(([first]) => first && right.some((row) => isDateBeside(row, first))).length
  const others = right.filter((row) => !isDate(rowText(row))).length
  if (blocks.length >= 2 && dated >= 0.7 * blocks.length && others >= 0.4 * right.length) return true
  const isSparse = left.length <= right.length * 0.6 && blocks.every((rows) => rows.length <= 3)
  return isSparse && !isRunning(left) && shared >= 0.5 && beside >= 0.9 && right.length >= 3
}
