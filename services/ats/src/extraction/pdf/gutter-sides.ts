import { findDateRange } from '../../domain/annotate/dates.ts'
import { findDates } from '../../domain/annotate/find-dates.ts'
import { headingKind } from '../../domain/annotate/headings.ts'
import { labelKind } from '../../domain/annotate/labels.ts'
import { blockText } from './block-text.ts'
import { areCards } from './cards.ts'
import { topOfCellBeside } from './centred-cells.ts'
import { isDateMargin, isMarginOfDates } from './date-margin.ts'
import { areNumbers, isForm } from './forms.ts'
import type { Gutter } from './gutters.ts'
import { isDate } from './margin-dates.ts'
import type { Piece } from './pieces.ts'
import { besides, isDateBeside, isHeadingBlock, isHeadingRow, isTableBelowHeadings, railBlocks } from './rails.ts'
import { areHeading, type Row, rowText, toRows } from './rows.ts'

/** What the sides of a gutter are to each other. */
export type Sides = 'columns' | 'rail' | 'headings' | 'none'

/** Minimum number of lines of a column. */
const fewest = 5

/** Whether a side has as much text as a column has. */
export function isSide(pieces: Piece[]): boolean {
  return toRows(pieces).length >= fewest
}

/** What the sides of a gutter are to each other, by what stands on both. */
export function judgeSides(gutter: Gutter): Sides {
  const left = toRows(gutter.left)
  const right = toRows(gutter.right)
  if (areNumbers(left) && !right.some(({ pieces }) => areHeading(pieces))) return 'none'
  if (isDateMargin(gutter, left, right) || isMarginOfDates(left, right)) return 'rail'
  if (isForm(left, right) || isMarginOfEmployers(gutter, left, right)) return 'rail'
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
export const fewestSpans = 3

/** Whether all that the left side has is employers, towns and dates, block by block, each beside undated work. */
export function isMarginOfEmployers(gutter: Gutter, left: Row[], right: Row[]): boolean {
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
