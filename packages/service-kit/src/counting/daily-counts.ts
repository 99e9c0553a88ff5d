import type { Pool } from 'pg'
import { invalidFields } from '../errors/app-error.ts'

/** Days to count: so many from the first, YYYY-MM-DD in UTC. */
export interface CountedDays {
  from: string
  days: number
}

const dayMs = 24 * 60 * 60 * 1000
const mostDays = 366

/** @throws AppError `validation_failed` for what is no day, and for too many */
export function requireDays({ from, days }: CountedDays): CountedDays {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || Number.isNaN(Date.parse(from))) {
    throw invalidFields({ path: 'from', message: 'must be a day' })
  }
  if (days < 1 || days > mostDays) throw invalidFields({ path: 'days', message: `must be 1 to ${mostDays}` })
  return { from, days }
}

/**
 * How many rows of a table were made on each of some days. Their IDs are UUIDv7: each day is a range of the primary key, and
 * takes no index of its own.
 * @param table with an `id`; from code, never from input
 * @param where a condition on its rows in SQL, the same
 */
export async function countMadeByDay(
  pool: Pool,
  { from, days }: CountedDays,
  table: string,
  where = 'true',
): Promise<number[]> {
  const bounds = Array.from({ length: days + 1 }, (_, nth) => firstIdAt(Date.parse(from) + nth * dayMs))
  const statement = `
    SELECT (SELECT count(*)::int FROM ${table} WHERE id >= day.first AND id < day.next AND ${where}) AS count
    FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS day(first, next, nth) ORDER BY nth`
  const { rows } = await pool.query<{ count: number }>(statement, [bounds.slice(0, -1), bounds.slice(1)])
  return rows.map(({ count }) => count)
}

/** The least UUIDv7 of a time in milliseconds (RFC 9562: it begins with them, in 48 bits). */
function firstIdAt(time: number): string {
  const digits = time.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}
