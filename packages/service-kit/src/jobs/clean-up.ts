import type { Pool } from 'pg'
import { fencedBy, type JobLease } from './lease.ts'
import type { Job } from './schedule.ts'

/** Rows that are no longer needed. */
export interface Leftover {
  table: string
  /** The condition on a row, in SQL: {@link olderThan}, for most. */
  where: string
  /** Rows that one statement removes, where others go with each of them; {@link batch} unless given. */
  atOnce?: number
}

const hour = 60 * 60 * 1000

/** Rows that one statement removes, so that no statement times out or holds many locks. */
const batch = 5_000

/** Rows whose timestamp in a column is older than a PostgreSQL interval, such as `40 days`. */
export function olderThan(table: string, column: string, interval: string): Leftover {
  return { table, where: `${column} < now() - interval '${interval}'` }
}

/**
 * Records of handled events. They outlive the events in the stream (30 days), because an event that is delivered again
 * must still be recognized.
 */
const handledEvents = olderThan('handled_events', 'handled_at', '40 days')

/**
 * The job of a service that removes old records of handled events and its own leftovers, in order, once an hour. Table names
 * and conditions come from code, never from input.
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

async function removeAll({ table, where, atOnce = batch }: Leftover, lease: JobLease, pool: Pool): Promise<void> {
  /** The condition stands twice: what somebody has changed meanwhile, such as a document that was restored, has to be looked at anew. */
  const statement = `
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${atOnce}))
      AND (${where}) AND ${fencedBy('$1', '$2')}`
  for (;;) {
    const { rowCount } = await pool.query(statement, [lease.name, lease.token])
    if ((rowCount ?? 0) < atOnce) return
  }
}
