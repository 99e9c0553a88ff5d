import { findDateRange } from '../../domain/annotate/dates.ts'
import { namesSchool } from '../../domain/vocabulary/school-words.ts'
import { isDate } from './margin-dates.ts'
import { besides } from './rails.ts'
import { type Row, rowText } from './rows.ts'

/**
 * Whether both sides of a gutter are cards of whole entries, however short: they begin on one line, and each has a span of
 * time and items of a list of its own, or a school with a date on another line. Neither notes at the right margin nor marks at the left
 * have both.
 */
export function areCards(left: Row[], right: Row[]): boolean {
  const [first] = right
  return first !== undefined && besides(first, left) && [isCard, isCardOfStudies].some((is) => is(left) && is(right))
}

const isCardOfStudies = (rows: Row[]) =>
  rows.some((row) => isDate(rowText(row))) && rows.some((row) => !isDate(rowText(row)) && namesSchool(rowText(row)))

function isCard(rows: Row[]): boolean {
  const isDated = rows.some((row) => findDateRange(rowText(row)) !== undefined)
  return isDated && rows.slice(1).some(({ pieces }) => pieces[0]?.isBullet)
}
