import { isDateOrOpen } from './margin-dates.ts'
import { besides } from './rails.ts'
import { type Row, rowText } from './rows.ts'

/**
 * Minimum number of dates of a margin, and their minimum share of its lines, beside headings and labels; where labels of other
 * sections are more, the minimum share of all lines that stand beside one of the text, as lines of a column do by chance alone.
 */
const least = { dates: 3, share: 0.3, beside: 0.9 }
/** How far from the edge lines end that are set flush with it, in sizes of the font, and the minimum share of lines that do. */
const flush = { within: 0.2, share: 0.9 }
/** Minimum difference between where the lines of a margin begin, in sizes of the font: those of a column begin at one place. */
const ragged = 2

/**
 * Whether the left side of a gutter is a margin that is set flush right, as in a Europass: each of its dates ends where all lines of
 * the margin end, beside the line that it dates. It may have headings and labels, too, and the text may have headings of its own.
 */
export function isDateMargin(left: Row[], right: Row[]): boolean {
  const dates = left.filter((row) => isDateOrOpen(rowText(row)))
  if (dates.length < least.dates || !dates.every((row) => besides(row, right))) return false
  const beside = left.filter((row) => besides(row, right)).length
  if (dates.length < least.share * left.length && beside < least.beside * left.length) return false
  const edge = Math.max(...left.map(endOf))
  const ending = left.filter((row) => edge - endOf(row) <= flush.within * row.size)
  const starts = left.map(({ pieces }) => pieces[0]?.x ?? 0)
  const isRagged = Math.max(...starts) - Math.min(...starts) > ragged * (left[0]?.size ?? 0)
  return isRagged && ending.length >= flush.share * left.length
}

const endOf = ({ pieces }: Row) => pieces.at(-1)?.right ?? 0
