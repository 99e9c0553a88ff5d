import type { CountBatch } from '@resume/service-kit/counting/count-buffer'
import { addBatchOnce } from '@resume/service-kit/counting/flush-counts'
import type { Pool } from '@resume/service-kit/database/pools'
import type { JobLease } from '@resume/service-kit/jobs/lease'

const noted = 'flushed_view_batches'

const text = `
  added AS (
    SELECT each.* FROM fresh, unnest($4::uuid[], $5::int[], $6::timestamptz[]) AS each(id, views, last_at)
  )
  UPDATE share_links SET
    view_count = view_count + added.views,
    last_viewed_at = greatest(last_viewed_at, added.last_at)
  FROM added WHERE share_links.id = added.id`

/** Makes what adds batches of views to the links that still exist, each batch once, as long as a job's lease holds. */
export function createViewBatches(pool: Pool, lease: JobLease): (batch: CountBatch) => Promise<void> {
  return ({ id, counts }) => {
    const linkIds = [...counts.keys()].filter((field) => field.startsWith('n:')).map((field) => field.slice(2))
    const views = linkIds.map((linkId) => Number(counts.get(`n:${linkId}`)))
    const lastAt = linkIds.map((linkId) => new Date(Number(counts.get(`t:${linkId}`) ?? Date.now())))
    return addBatchOnce(pool, lease, id, { noted, text, values: [linkIds, views, lastAt] })
  }
}
