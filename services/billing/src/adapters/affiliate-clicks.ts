import type { Pool } from '@resume/service-kit/database/pools'

/** Visits of affiliates' links. */
export function createAffiliateClicks(pool: Pool) {
  return {
    async record(click: {
      affiliateId: string
      day: Date
      visitorHash: string
      referrerHost: string | undefined
    }): Promise<boolean> {
      const { affiliateId, day, visitorHash, referrerHost } = click
      const { rowCount } = await pool.query({
        name: 'record-affiliate-click',
        text: `
          WITH seen AS (
            INSERT INTO affiliate_clicks (affiliate_id, day, visitor_hash, referrer_host)
            VALUES ($1::uuid, $2::date, $3::text, $4::text) ON CONFLICT DO NOTHING RETURNING affiliate_id
          )
          UPDATE affiliates SET clicks = clicks + 1 FROM seen WHERE id = seen.affiliate_id RETURNING id`,
        values: [affiliateId, day.toISOString().slice(0, 10), visitorHash, referrerHost ?? null],
      })
      return rowCount === 1
    },
  }
}
