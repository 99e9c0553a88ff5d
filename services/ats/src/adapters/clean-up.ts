import { fencedBy } from '@resume/service-kit/jobs/lease'
import type { Job } from '@resume/service-kit/jobs/schedule'

const hour = 60 * 60 * 1000

/** What is past its use: table, column of its time, and how long it is kept after that. */
const leftovers = [
  { table: 'quota_usages', column: 'expires_at', keep: '0 seconds' },
  /** Both longer than the stream keeps events. */
  { table: 'handled_events', column: 'handled_at', keep: '40 days' },
  { table: 'erased_users', column: 'erased_at', keep: '40 days' },
]

/** Removes counts whose window is over, and notes of handled events and erased users, once an hour. */
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
