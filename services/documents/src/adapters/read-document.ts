import type { Pool } from '@resume/service-kit/database/pools'
import type { Document } from '../domain/document.ts'
import { documentNotFound } from './document-rows.ts'

/** Reads an active document of a user with what it holds. @throws AppError `not_found` */
export type ReadDocument = (userId: string, documentId: string) => Promise<Document>

const query = `
  SELECT d.id, d.user_id AS "userId", d.type, d.title, d.slug, d.tags, d.metadata, d.template_id AS "templateId",
    d.schema_version AS "schemaVersion", d.revision, d.visibility, d.keep_local_only AS "keepLocalOnly",
    d.last_synced_at AS "lastSyncedAt", d.created_at AS "createdAt", d.updated_at AS "updatedAt",
    d.deleted_at AS "deletedAt", c.content
  FROM documents d JOIN document_contents c ON c.id = d.content_id
  WHERE d.id = $1 AND d.user_id = $2 AND d.is_active`

/** Makes the {@link ReadDocument} of a database: one prepared statement, without a mapper in between. */
export function createReadDocument(pool: Pool): ReadDocument {
  return async (userId, documentId) => {
    const { rows } = await pool.query<Document>({ name: 'read-document', text: query, values: [documentId, userId] })
    const [document] = rows
    if (!document) throw documentNotFound()
    return document
  }
}
