import type { Pool } from '@resume/service-kit/database/pools'
import { fencedBy, type JobLease } from '@resume/service-kit/jobs/lease'

/** Credits and reservations that have outlived their time, as the holder of a job's lease finds them. */
export function createOutlived(pool: Pool, lease: JobLease) {
  return {
    async closeGrants(limit: number): Promise<void> {
      await pool.query(
        `UPDATE credit_grants SET is_open = false
         WHERE id IN (SELECT id FROM credit_grants WHERE is_open AND expires_at <= now() AND remaining = 0
           ORDER BY expires_at LIMIT $3 FOR UPDATE SKIP LOCKED) AND remaining = 0 AND ${fencedBy('$1', '$2')}`,
        [lease.name, lease.token, limit],
      )
    },
    async users(limit: number): Promise<string[]> {
      const { rows } = await pool.query<{ user_id: string }>(
        `(SELECT user_id FROM credit_reservations WHERE state = 'held' AND expires_at <= now()
          ORDER BY expires_at LIMIT $1)
         UNION
         (SELECT user_id FROM credit_grants WHERE is_open AND expires_at <= now() AND remaining > 0
          ORDER BY expires_at LIMIT $1)`,
        [limit],
      )
      return rows.map(({ user_id }) => user_id)
    },
  }
}
