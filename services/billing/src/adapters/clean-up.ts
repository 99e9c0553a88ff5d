import { fencedBy } from '@resume/service-kit/jobs/lease'
import type { Job } from '@resume/service-kit/jobs/schedule'

const hour = 60 * 60 * 1000

/** What is past its use: table, column of its time, and how long it is kept after that. */
const leftovers = [
  /** Both longer than the stream keeps events. */
  { table: 'handled_events', column: 'handled_at', keep: '40 days' },
  { table: 'wallets', column: 'erased_at', keep: '40 days' },
  /** Longer than the provider repeats events. */
  { table: 'provider_events', column: 'applied_at', keep: '90 days' },
]

/** Removes notes that nobody needs any more, once an hour. */
export const cleanUp: Job = {
  name: 'clean-up',
  everyMs: hour,
  leaseMs: hour / 2,
  async run(lease, pool) {
    for (const { table, column, keep } of leftovers) {
      await pool.query(
        `DELETE FROM ${table} WHERE ${column} < now() - interval '${keep}' AND ${fencedBy('$1', '$2')}`,
        [lease.name, lease.token],
      )
    }
  },
}
