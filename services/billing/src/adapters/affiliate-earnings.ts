import type { LeaderboardPeriod } from '@resume/proto/limits/affiliates'
import { allTime, monthOf } from '../domain/affiliate.ts'
import type { Database, Transaction } from './database.ts'

/** What affiliates earned, by month and at all. */
export function createAffiliateEarnings(database: Database) {
  return {
    async add(
      transaction: Transaction,
      affiliateId: string,
      month: string,
      { cents, commissions }: { cents: number; commissions: number },
    ): Promise<void> {
      await transaction.$executeRaw`
        INSERT INTO affiliate_earnings (period, affiliate_id, earned_cents, commissions)
        SELECT period, ${affiliateId}::uuid, ${cents}::int, ${commissions}::int
        FROM unnest(${[month, allTime]}::text[]) AS period
        ON CONFLICT (period, affiliate_id) DO UPDATE SET
          earned_cents = affiliate_earnings.earned_cents + excluded.earned_cents,
          commissions = affiliate_earnings.commissions + excluded.commissions`
    },
    best(period: LeaderboardPeriod, now: Date, limit: number) {
      const key = period === 'all_time' ? allTime : monthOf(now)
      return database.$queryRaw<{ name: string; earnedCents: number; commissions: number }[]>`
        SELECT a.name, e.earned_cents AS "earnedCents", e.commissions
        FROM affiliate_earnings e JOIN affiliates a ON a.id = e.affiliate_id AND a.status = 'ACTIVE'
          AND a.suspended_at IS NULL
        WHERE e.period = ${key} AND e.earned_cents > 0
        ORDER BY e.earned_cents DESC, e.affiliate_id DESC LIMIT ${limit}`
    },
  }
}
