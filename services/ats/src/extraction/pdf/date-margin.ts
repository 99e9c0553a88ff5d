import type { Gutter } from './gutters.ts'
import { isDateOrOpen } from './margin-dates.ts'
import { besides, railBlocks } from './rails.ts'
import { areHeading, type Row, rowText } from './rows.ts'

/**
 * Minimum number of dates of a margin, and their minimum share of its lines, beside headings and labels; where labels of other
 * sections are more, the minimum share of all lines that stand beside one of the text, as lines of a column do by chance alone.
 */
const least = { dates: 3, share: 0.3, beside: 0.9 }
/** Minimum number of dates of a margin that has nothing but dates and headings. */
const fewestAlone = 2
/**
 * How far apart lines end that are set flush with one edge, in sizes of the font; how far from the last edge those of a section may
 * end, and how many together; and the minimum share of lines that do.
 */
const flush = { within: 0.2, setIn: 1.2, together: 2, share: 0.9 }
/**
 * Minimum difference between where the lines of a margin begin, with its headings that end where they do, in sizes of the font: those of
 * a column begin at one place.
 */
const ragged = 2

/**
 * Whether the left side of a gutter is a margin that is set flush right, as in a Europass: each of its dates stands beside the
 * line that it dates, or goes on below one that does, and its lines end together. It may have headings and labels, too, and the text may
 * have headings of its own.
 */
export function isDateMargin(gutter: Gutter, left: Row[], right: Row[]): boolean {
  const dates = left.filter((row) => isDateOrOpen(rowText(row)))
  if (dates.length < least.dates || !areBeside(dates, gutter, right)) return false
  const beside = left.filter((row) => besides(row, right)).length
  if (dates.length < least.share * left.length && beside < least.beside * left.length) return false
  const ends = new Map<number, number>()
  /** Headings of other sections begin at the edge of the page. */
  const marks = left.filter((row) => !areHeading(row.pieces))
  for (const row of marks) ends.set(placeOf(row), (ends.get(placeOf(row)) ?? 0) + 1)
  const atPlace = (place: number) => (ends.get(place - 1) ?? 0) + (ends.get(place) ?? 0) + (ends.get(place + 1) ?? 0)
  const edge = Math.max(...marks.map(endOf))
  const ending = marks.filter(
    (row) => edge - endOf(row) <= flush.setIn * row.size && atPlace(placeOf(row)) >= flush.together,
  )
  const isFlush = (row: Row) => Math.abs(edge - endOf(row)) <= flush.within * row.size
  const starts = left.filter((row) => !areHeading(row.pieces) || isFlush(row)).map(({ pieces }) => pieces[0]?.x ?? 0)
  const isRagged = Math.max(...starts) - Math.min(...starts) > ragged * (left[0]?.size ?? 0)
  return isRagged && ending.length >= flush.share * marks.length
}

/**
 * Whether all that the left side of a gutter has is dates, each beside a line that it dates, and known headings: a column says more than
 * that, so the text is dated by them, whatever headings it has itself.
 */
export function isMarginOfDates(left: Row[], right: Row[]): boolean {
  const dates = left.filter((row) => isDateOrOpen(rowText(row)))
  const others = left.filter((row) => !dates.includes(row))
  return (
    dates.length >= fewestAlone &&
    others.every(({ pieces }) => areHeading(pieces)) &&
    dates.every((row) => besides(row, right))
  )
}

/** How far above its line a date may be set, in sizes of the font. */
const above = 1.5

/** Whether each date stands beside a line or right above one, or in a block that begins beside one: a narrow margin has "October", "2019 -", and "May 2021" in three lines. */
function areBeside(dates: Row[], gutter: Gutter, right: Row[]): boolean {
  const others = dates.filter((row) => !besides(row, right) && !isRightAbove(row, right))
  if (others.length === 0) return true
  const begun = railBlocks(gutter).filter(([first]) => first !== undefined && besides(first, right))
  const rows = new Set(begun.flat().map(({ y }) => y))
  return others.every(({ y }) => rows.has(y))
}

const isRightAbove = ({ y, size }: Row, right: Row[]) => right.some((row) => row.y >= y && row.y - y <= above * size)

/** Where a row ends, in steps of how far ends of one edge differ. */
const placeOf = (row: Row) => Math.round(endOf(row) / (flush.within * row.size))

const endOf = ({ pieces }: Row) => pieces.at(-1)?.right ?? 0
