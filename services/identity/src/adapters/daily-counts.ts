import { type CountedDays, countMadeByDay } from '@resume/service-kit/counting/daily-counts'
import type { Pool } from '@resume/service-kit/database/pools'

/** How many users that are still there were made on each of some days. */
export function createDailyCounts(pool: Pool) {
  return { users: (days: CountedDays): Promise<number[]> => countMadeByDay(pool, days, 'users') }
}
