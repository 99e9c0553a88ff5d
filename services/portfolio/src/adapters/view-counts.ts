import type { DayCount, HostCount } from '../use-cases/get-analytics.ts'
import type { Database } from './database.ts'

/** Counted views, in PostgreSQL. */
export function createViewCounts(database: Database) {
  return {
    async total(userId: string): Promise<number> {
      return Number((await database.viewTotal.findUnique({ where: { userId } }))?.views ?? 0)
    },

    daily: (userId: string, since: string): Promise<DayCount[]> => database.$queryRaw`
      SELECT day::text AS date, views AS count FROM daily_views
      WHERE user_id = ${userId}::uuid AND day >= ${since}::date`,

    referrers: (userId: string, since: string, most: number): Promise<HostCount[]> => database.$queryRaw`
      SELECT host, sum(views)::int AS count FROM referrer_views
      WHERE user_id = ${userId}::uuid AND day >= ${since}::date
      GROUP BY host ORDER BY count DESC, host LIMIT ${most}::int`,
  }
}
