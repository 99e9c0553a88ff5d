import { newId } from '@resume/service-kit/ids'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { DocumentHead } from '../domain/document.ts'
import type { DocumentFields } from '../domain/document-fields.ts'
import type { Transaction } from './database.ts'

/** Former versions that a document keeps (decisions, Documents). */
export const mostVersions = 50

/** What a revision changes of the document itself; what is absent stays. */
export type RevisionChanges = Omit<DocumentFields, 'content'> & { schemaVersion?: number }

/** What a revision holds: new text, or that of a content row which is there already; undefined: what it held before. */
export type RevisionContent = { text: string } | { id: string } | undefined

/** A document's row after the change. */
export type RevisedDocument = DocumentHead & { contentId: string }

/**
 * Makes the next revision of an active document, keeps its former state as a version, and tells of it. One statement
 * locks, keeps and changes; what a version held is pointed to, not copied.
 * @param revision the one that the document must have; undefined: any
 * @returns undefined when there is no such document, or it has another revision
 */
export async function writeRevision(
  transaction: Transaction,
  userId: string,
  documentId: string,
  revision: number | undefined,
  changes: RevisionChanges,
  content: RevisionContent,
): Promise<RevisedDocument | undefined> {
  const text = content && 'text' in content ? content.text : null
  const contentId = content && 'id' in content ? content.id : text === null ? null : newId()
  const isSynced = changes.lastSyncedAt !== undefined
  const [row] = await transaction.$queryRaw<RevisedDocument[]>`
    WITH former AS (
      SELECT * FROM documents
      WHERE id = ${documentId}::uuid AND user_id = ${userId}::uuid AND is_active
        AND (${revision ?? null}::int IS NULL OR revision = ${revision ?? null}::int)
      FOR UPDATE
    ), kept AS (
      INSERT INTO document_versions (
        document_id, revision, title, slug, tags, metadata, template_id, schema_version, visibility, content_id,
        created_at, superseded_at
      )
      SELECT id, revision, title, slug, tags, metadata, template_id, schema_version, visibility, content_id,
        updated_at, now()
      FROM former
    ), held AS (
      INSERT INTO document_contents (id, document_id, content)
      SELECT ${contentId}::uuid, id, given.content FROM former, (SELECT ${text}::text AS content) AS given
      WHERE given.content IS NOT NULL
    )
    UPDATE documents d SET
      revision = former.revision + 1,
      title = coalesce(${changes.title ?? null}::text, former.title),
      slug = coalesce(${changes.slug ?? null}::text, former.slug),
      active_slug = coalesce(${changes.slug ?? null}::text, former.active_slug),
      tags = coalesce(${changes.tags ?? null}::text[], former.tags),
      metadata = coalesce(${changes.metadata ?? null}::text, former.metadata),
      template_id = coalesce(${changes.templateId ?? null}::text, former.template_id),
      schema_version = coalesce(${changes.schemaVersion ?? null}::int, former.schema_version),
      visibility = coalesce(${changes.visibility ?? null}::text, former.visibility),
      keep_local_only = coalesce(${changes.keepLocalOnly ?? null}::boolean, former.keep_local_only),
      content_id = coalesce(${contentId}::uuid, former.content_id),
      last_synced_at =
        CASE WHEN ${isSynced} THEN ${changes.lastSyncedAt ?? null}::timestamptz ELSE former.last_synced_at END,
      updated_at = ${new Date()}
    FROM former
    WHERE d.id = former.id
    RETURNING d.id, d.user_id AS "userId", d.type, d.title, d.slug, d.tags, d.metadata, d.template_id AS "templateId",
      d.schema_version AS "schemaVersion", d.revision, d.visibility, d.keep_local_only AS "keepLocalOnly",
      d.last_synced_at AS "lastSyncedAt", d.created_at AS "createdAt", d.updated_at AS "updatedAt",
      d.deleted_at AS "deletedAt", d.content_id AS "contentId"`
  if (!row) return undefined
  await pruneVersions(transaction, documentId, row.revision)
  await appendEvent(transaction, 'documentUpdated', { documentId, userId, revision: row.revision })
  return row
}

/** Removes versions beyond the newest {@link mostVersions}, with what nothing else points to any more. */
async function pruneVersions(transaction: Transaction, documentId: string, revision: number): Promise<void> {
  const oldestKept = revision - mostVersions
  if (oldestKept <= 1) return
  await transaction.$executeRaw`
    WITH gone AS (
      DELETE FROM document_versions WHERE document_id = ${documentId}::uuid AND revision < ${oldestKept}::int
      RETURNING content_id
    )
    DELETE FROM document_contents content USING gone
    WHERE content.id = gone.content_id
      AND NOT EXISTS (SELECT 1 FROM documents WHERE id = ${documentId}::uuid AND content_id = content.id)
      AND NOT EXISTS (
        SELECT 1 FROM document_versions version
        WHERE version.content_id = content.id AND version.revision >= ${oldestKept}::int
      )`
}
