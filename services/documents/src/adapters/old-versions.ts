import { inTransaction } from '@resume/service-kit/database/pool-transactions'
import type { Pool } from '@resume/service-kit/database/pools'
import { fencedBy, type JobLease } from '@resume/service-kit/jobs/lease'

/** Locked documents are left for the next run: whoever holds one may be restoring a version of it. */
const lockDocuments = `
  SELECT id FROM documents
  WHERE id IN (SELECT document_id FROM document_versions WHERE superseded_at < $1 LIMIT $2)
  FOR UPDATE SKIP LOCKED`

const removeVersions = `
  DELETE FROM document_versions WHERE document_id = ANY($1::uuid[]) AND superseded_at < $2 AND ${fencedBy('$3', '$4')}
  RETURNING content_id AS "contentId"`

const removeContents = `
  DELETE FROM document_contents AS content WHERE id = ANY($1::uuid[])
    AND NOT EXISTS (SELECT 1 FROM documents WHERE id = content.document_id AND content_id = content.id)
    AND NOT EXISTS (SELECT 1 FROM document_versions WHERE content_id = content.id)`

/** Old versions of documents, which a job removes as long as its lease holds. */
export function createOldVersions(pool: Pool, lease: JobLease) {
  return {
    /** Whoever changes what refers to a content locks its document first, and so do these statements. */
    removeSome: (before: Date, most: number): Promise<number> =>
      inTransaction(pool, async (client) => {
        const locked = await client.query<{ id: string }>(lockDocuments, [before, most])
        const documentIds = locked.rows.map(({ id }) => id)
        const fence = [lease.name, lease.token]
        const { rows } = await client.query<{ contentId: string }>(removeVersions, [documentIds, before, ...fence])
        await client.query(removeContents, [rows.map(({ contentId }) => contentId)])
        return rows.length
      }),
  }
}
