import { readViewField } from '@resume/proto/portfolio-views'
import type { CountBatch } from '@resume/service-kit/counting/count-buffer'
import { addBatchOnce } from '@resume/service-kit/counting/flush-counts'
import type { Pool } from '@resume/service-kit/database/pools'
import type { JobLease } from '@resume/service-kit/jobs/lease'

const noted = 'flushed_view_batches'

/**
 * The rows of the owners are locked: an erasure goes first, and nothing is added, or after, and removes what was.
 */
const text = `
  days AS (
    SELECT day.* FROM fresh, unnest($4::uuid[], $5::date[], $6::int[]) AS day(user_id, day, views)
  ), known AS (
    SELECT user_id FROM owners WHERE user_id IN (SELECT user_id FROM days) AND erased_at IS NULL FOR SHARE
  ), totals AS (
    INSERT INTO view_totals AS known_total (user_id, views)
    SELECT user_id, sum(views) FROM days JOIN known USING (user_id) GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET views = known_total.views + excluded.views
  ), hosts AS (
    INSERT INTO referrer_views AS known_host (user_id, day, host, views)
    SELECT host.* FROM unnest($7::uuid[], $8::date[], $9::text[], $10::int[]) AS host(user_id, day, host, views)
    JOIN known USING (user_id)
    ON CONFLICT (user_id, day, host) DO UPDATE SET views = known_host.views + excluded.views
  )
  INSERT INTO daily_views AS known_day (user_id, day, views)
  SELECT user_id, day, views FROM days JOIN known USING (user_id)
  ON CONFLICT (user_id, day) DO UPDATE SET views = known_day.views + excluded.views`

/** Makes what adds batches of views to the counts of owners who are there, each batch once, as long as a job's lease holds. */
export function createViewBatches(pool: Pool, lease: JobLease): (batch: CountBatch) => Promise<void> {
  return ({ id, counts }) => {
    const read = [...counts].flatMap(([name, value]) => {
      const field = readViewField(name)
      return field ? [{ ...field, views: Number(value) }] : []
    })
    const days = read.filter(({ host }) => host === undefined)
    const hosts = read.filter(({ host }) => host !== undefined)
    const columns = [
      ...[days.map(({ userId }) => userId), days.map(({ day }) => day), days.map(({ views }) => views)],
      ...[hosts.map(({ userId }) => userId), hosts.map(({ day }) => day)],
      ...[hosts.map(({ host }) => host), hosts.map(({ views }) => views)],
    ]
    return addBatchOnce(pool, lease, id, { noted, text, values: columns })
  }
}
