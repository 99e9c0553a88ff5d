import { findDateRange } from '../../domain/annotate/dates.ts'
import { besides } from './rails.ts'
import { type Row, rowText } from './rows.ts'

/**
 * Whether both sides of a gutter are cards of whole entries, however short: they begin on one line, and each has a span of
 * time, and items of a list of its own. Neither notes at the right margin nor marks at the left have items.
 */
export function areCards(left: Row[], right: Row[]): boolean {
  const [first] = right
  return first !== undefined && besides(first, left) && isCard(left) && isCard(right)
}

function isCard(rows: Row[]): boolean {
  const isDated = rows.some((row) => findDateRange(rowText(row)) !== undefined)
  return isDated && rows.slice(1).some(({ pieces }) => pieces[0]?.isBullet)
}
