import type { Pool } from '@resume/service-kit/database/pools'
import { fencedBy, type JobLease } from '@resume/service-kit/jobs/lease'
import type { ViewBatch } from '../use-cases/flush-views.ts'

const addStatement = `
  WITH fresh AS (
    INSERT INTO flushed_view_batches (id) SELECT $1::uuid WHERE ${fencedBy('$5', '$6')}
    ON CONFLICT DO NOTHING RETURNING id
  )
  UPDATE share_links SET
    view_count = view_count + added.views,
    last_viewed_at = greatest(last_viewed_at, added.last_at)
  FROM fresh, unnest($2::uuid[], $3::int[], $4::timestamptz[]) AS added(id, views, last_at)
  WHERE share_links.id = added.id`

/** Adds batches of views to the links that still exist, each batch once, as long as a job's lease holds. */
export function createViewBatches(pool: Pool, lease: JobLease) {
  return {
    async addBatch({ id, links }: ViewBatch): Promise<void> {
      const columns = [
        links.map(({ shareLinkId }) => shareLinkId),
        links.map(({ views }) => views),
        links.map(({ lastAt }) => lastAt),
      ]
      await pool.query(addStatement, [id, ...columns, lease.name, lease.token])
      const { rowCount } = await pool.query('SELECT 1 FROM flushed_view_batches WHERE id = $1::uuid', [id])
      if (!rowCount) throw new Error('The lease of the flush has passed to another process')
    },
  }
}
