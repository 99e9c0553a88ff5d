import { fencedBy } from '@resume/service-kit/jobs/lease'
import type { Job } from '@resume/service-kit/jobs/schedule'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { Ledger } from './ledger.ts'

/** Wallets in one run; the next run goes on. */
const mostWallets = 500

/** Grants that are closed in one run. */
const mostGrants = 5_000

/**
 * Ends reservations and credits that have outlived their time, wallet by wallet. Each is ended once, whoever does it:
 * this job or the owner's next movement.
 */
export function sweepCredits(ledger: Ledger, everyMs: number, logger: Logger): Job {
  return {
    name: 'sweep-credits',
    everyMs,
    leaseMs: 60_000,
    async run(lease, pool) {
      await pool.query(
        `UPDATE credit_grants SET is_open = false
         WHERE id IN (SELECT id FROM credit_grants WHERE is_open AND expires_at <= now() AND remaining = 0
           ORDER BY expires_at LIMIT ${mostGrants} FOR UPDATE SKIP LOCKED) AND remaining = 0 AND ${fencedBy('$1', '$2')}`,
        [lease.name, lease.token],
      )
      const { rows } = await pool.query<{ user_id: string }>(
        `(SELECT user_id FROM credit_reservations WHERE state = 'held' AND expires_at <= now()
          ORDER BY expires_at LIMIT ${mostWallets})
         UNION
         (SELECT user_id FROM credit_grants WHERE is_open AND expires_at <= now() AND remaining > 0
          ORDER BY expires_at LIMIT ${mostWallets})`,
      )
      for (const { user_id: userId } of rows) {
        await ledger.tidy(userId).catch((err: unknown) => logger.warn({ err, userId }, 'a wallet was not tidied'))
      }
    },
  }
}
