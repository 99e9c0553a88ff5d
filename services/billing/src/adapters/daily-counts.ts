import { type CountedDays, countMadeByDay } from '@resume/service-kit/counting/daily-counts'
import type { Pool } from '@resume/service-kit/database/pools'

const paymentsStatement = `
  SELECT (
    SELECT count(*)::int FROM payments WHERE paid_at >= day.first AND paid_at < day.first + interval '1 day'
  ) AS count
  FROM (
    SELECT ($1::date + nth)::timestamp AT TIME ZONE 'UTC' AS first FROM generate_series(0, $2::int - 1) AS nth
  ) AS day ORDER BY day.first`

/** How many runs were paid with credits, and how many payments were made, on each of some days. */
export function createDailyCounts(pool: Pool) {
  return {
    async read({ from, days }: CountedDays): Promise<{ runs: number[]; payments: number[] }> {
      const [runs, { rows }] = await Promise.all([
        countMadeByDay(pool, { from, days }, 'credit_reservations', "state = 'committed'"),
        pool.query<{ count: number }>(paymentsStatement, [from, days]),
      ])
      return { runs, payments: rows.map(({ count }) => count) }
    },
  }
}
