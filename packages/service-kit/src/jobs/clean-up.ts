import type { Pool } from 'pg'
import { fencedBy, type JobLease } from './lease.ts'
import type { Job } from './schedule.ts'

/** Rows that are past their use. */
export interface Leftover {
  table: string
  /** The condition on a row, in SQL: {@link olderThan}, for most. */
  where: string
}

const hour = 60 * 60 * 1000

/** Rows that one statement removes, so that none runs into its time limit or holds many locks. */
const batch = 5_000

/** Rows whose time in a column is further back than an interval of PostgreSQL, such as `40 days`. */
export function olderThan(table: string, column: string, interval: string): Leftover {
  return { table, where: `${column} < now() - interval '${interval}'` }
}

/**
 * Notes of handled events. They are kept longer than the stream keeps events (30 days), since an event that comes again
 * must still be known.
 */
export const handledEvents = olderThan('handled_events', 'handled_at', '40 days')

/**
 * The job of a service that removes old notes of handled events and its own leftovers, in order, once an hour. Tables and
 * conditions come from the code.
 */
export function createCleanUp(leftovers: readonly Leftover[]): Job {
  return {
    name: 'clean-up',
    everyMs: hour,
    leaseMs: hour / 2,
    async run(lease, pool) {
      for (const leftover of [handledEvents, ...leftovers]) await removeAll(leftover, lease, pool)
    },
  }
}

async function removeAll({ table, where }: Leftover, lease: JobLease, pool: Pool): Promise<void> {
  const statement = `
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${batch}))
      AND ${fencedBy('$1', '$2')}`
  for (;;) {
    const { rowCount } = await pool.query(statement, [lease.name, lease.token])
    if ((rowCount ?? 0) < batch) return
  }
}
