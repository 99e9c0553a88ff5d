import type { Pool } from '@resume/service-kit/database/pools'
import { fencedBy, type JobLease } from '@resume/service-kit/jobs/lease'
import type { EventReading } from '../domain/event-reading.ts'

interface ReadingRow {
  seen_until: Date
  until: Date | null
  after: string | null
}

/** How far the payment provider's events were read, as the holder of a job's lease keeps it. */
export function createEventReadings(pool: Pool, lease: JobLease) {
  return {
    async find(isLive: boolean): Promise<EventReading | undefined> {
      const { rows } = await pool.query<ReadingRow>(
        'SELECT seen_until, until, after FROM provider_event_readings WHERE is_live = $1',
        [isLive],
      )
      const [row] = rows
      if (!row) return undefined
      const { seen_until: seenUntil, until, after } = row
      return { seenUntil, underWay: until && after !== null ? { until, after } : null }
    },
    async keep(isLive: boolean, { seenUntil, underWay }: EventReading): Promise<void> {
      await pool.query(
        `INSERT INTO provider_event_readings (is_live, seen_until, until, after)
         SELECT $3::boolean, $4::timestamptz, $5::timestamptz, $6::text WHERE ${fencedBy('$1', '$2')}
         ON CONFLICT (is_live) DO UPDATE
         SET seen_until = excluded.seen_until, until = excluded.until, after = excluded.after`,
        [lease.name, lease.token, isLive, seenUntil, underWay?.until ?? null, underWay?.after ?? null],
      )
    },
  }
}
