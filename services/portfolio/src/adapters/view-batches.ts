import type { Pool } from '@resume/service-kit/database/pools'
import { fencedBy, type JobLease } from '@resume/service-kit/jobs/lease'
import type { DayViews, ViewBatch } from '../use-cases/flush-views.ts'

/**
 * Adds a batch in one statement that also notes its id, so that a noted batch changes nothing. The rows of the owners are
 * locked: an erasure goes first, and nothing is added, or after, and removes what was.
 */
const addStatement = `
  WITH fresh AS (
    INSERT INTO flushed_view_batches (id) SELECT $1::uuid WHERE ${fencedBy('$9', '$10')}
    ON CONFLICT DO NOTHING RETURNING id
  ), days AS (
    SELECT day.* FROM fresh, unnest($2::uuid[], $3::date[], $4::int[]) AS day(user_id, day, views)
  ), known AS (
    SELECT user_id FROM owners WHERE user_id IN (SELECT user_id FROM days) AND erased_at IS NULL FOR SHARE
  ), totals AS (
    INSERT INTO view_totals AS known_total (user_id, views)
    SELECT user_id, sum(views) FROM days JOIN known USING (user_id) GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET views = known_total.views + excluded.views
  ), hosts AS (
    INSERT INTO referrer_views AS known_host (user_id, day, host, views)
    SELECT host.* FROM unnest($5::uuid[], $6::date[], $7::text[], $8::int[]) AS host(user_id, day, host, views)
    JOIN known USING (user_id)
    ON CONFLICT (user_id, day, host) DO UPDATE SET views = known_host.views + excluded.views
  )
  INSERT INTO daily_views AS known_day (user_id, day, views)
  SELECT user_id, day, views FROM days JOIN known USING (user_id)
  ON CONFLICT (user_id, day) DO UPDATE SET views = known_day.views + excluded.views`

/** Adds batches of views to the counts, each batch once, as long as a job's lease holds. */
export function createViewBatches(pool: Pool, lease: JobLease) {
  return {
    async addBatch({ id, days, hosts }: ViewBatch): Promise<void> {
      const columns = [
        ...columnsOf(days),
        days.map(({ views }) => views),
        ...columnsOf(hosts),
        hosts.map(({ host }) => host),
        hosts.map(({ views }) => views),
      ]
      await pool.query(addStatement, [id, ...columns, lease.name, lease.token])
      const { rowCount } = await pool.query('SELECT 1 FROM flushed_view_batches WHERE id = $1::uuid', [id])
      if (!rowCount) throw new Error('The lease of the flush has passed to another process')
    },
  }
}

function columnsOf(views: DayViews[]): [string[], string[]] {
  return [views.map(({ userId }) => userId), views.map(({ day }) => day)]
}
