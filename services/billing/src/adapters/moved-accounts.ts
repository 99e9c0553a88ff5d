import type { Pool } from '@resume/service-kit/database/pools'
import type { MovedAccount } from '../use-cases/drop-summaries.ts'

/**
 * Reads whose credits have moved since a moment, and how often each had moved by its last movement. Movements are found by
 * their ids, which begin with the time at which they were made (RFC 9562, UUIDv7).
 */
export function movedSince(pool: Pool): (since: Date) => Promise<MovedAccount[]> {
  return async (since) => {
    const { rows } = await pool.query<MovedAccount>({
      name: 'moved-accounts',
      text: `
        SELECT user_id AS "userId", max(number) AS movements FROM ledger_transactions
        WHERE id >= $1::uuid GROUP BY user_id`,
      values: [firstIdOf(since)],
    })
    return rows
  }
}

/** The least UUIDv7 of a moment. */
function firstIdOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
