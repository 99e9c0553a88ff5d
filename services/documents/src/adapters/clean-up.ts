import { fencedBy } from '@resume/service-kit/jobs/lease'
import type { Job } from '@resume/service-kit/jobs/schedule'
import { restorableDays } from './lifecycle.ts'
import { versionDays } from './versions.ts'

const hour = 60 * 60 * 1000

/** What is past its use: table, column of its time, and how long it is kept after that. */
const leftovers = [
  { table: 'documents', column: 'deleted_at', keep: `${restorableDays} days` },
  { table: 'document_versions', column: 'superseded_at', keep: `${versionDays} days` },
  { table: 'flushed_view_batches', column: 'flushed_at', keep: '7 days' },
  /** Longer than the longest window of an import quota. */
  { table: 'import_uses', column: 'at', keep: '40 days' },
  /** Both longer than the stream keeps events. */
  { table: 'handled_events', column: 'handled_at', keep: '40 days' },
  { table: 'owners', column: 'erased_at', keep: '40 days' },
]

/** What versions held and nothing points to any more. */
const orphans = `
  DELETE FROM document_contents content
  WHERE NOT EXISTS (SELECT 1 FROM documents WHERE id = content.document_id AND content_id = content.id)
    AND NOT EXISTS (SELECT 1 FROM document_versions WHERE content_id = content.id)`

/** Removes old versions, documents deleted long ago, and notes that nobody needs any more, once an hour. */
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
    await pool.query(`${orphans} AND ${fencedBy('$1', '$2')}`, [lease.name, lease.token])
  },
}
