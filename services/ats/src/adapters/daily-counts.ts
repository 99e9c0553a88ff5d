import type { CountedDays } from '@resume/service-kit/counting/daily-counts'
import type { Pool } from '@resume/service-kit/database/pools'

const statement = `
  SELECT (SELECT coalesce(sum(scans), 0)::int FROM scan_counts WHERE scan_counts.day = $1::date + nth) AS scans
  FROM generate_series(0, $2::int - 1) AS nth ORDER BY nth`

/** How many scans there were on each of some days. */
export function createDailyCounts(pool: Pool) {
  return {
    async scans({ from, days }: CountedDays): Promise<number[]> {
      const { rows } = await pool.query<{ scans: number }>(statement, [from, days])
      return rows.map(({ scans }) => scans)
    },
  }
}
