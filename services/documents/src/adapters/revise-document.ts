import type { TaggedTransaction } from '@resume/service-kit/database/pool-transactions'
import { isUniqueViolation } from '@resume/service-kit/database/violations'
import type { Revision, StoredDocument } from '../domain/document.ts'
import { slugTaken } from '../domain/failures.ts'
import { packContent } from './packed-content.ts'

/**
 * Makes the next revision of an active document and keeps its former state as a version. One statement locks, keeps and
 * changes; the version refers to the stored content, without a copy. It was written when the version before it was replaced: the
 * document's own time of change is that of its restoration, too.
 * @returns undefined when there is no such document, or its revision is not the expected one
 * @throws AppError `slug_taken` when another document has the slug
 */
export async function reviseDocument(
  transaction: TaggedTransaction,
  { userId, documentId, expected, changes, content }: Revision,
): Promise<StoredDocument | undefined> {
  const revision = expected ?? null
  const contentId = content?.id ?? null
  const stored = content?.text === undefined ? undefined : await packContent(content.text)
  const isSynced = changes.lastSyncedAt !== undefined
  const now = new Date()
  const statement = transaction.$queryRaw<StoredDocument[]>`
    WITH former AS (
      SELECT * FROM documents
      WHERE id = ${documentId}::uuid AND user_id = ${userId}::uuid AND is_active
        AND (${revision}::int IS NULL OR revision = ${revision}::int)
      FOR UPDATE
    ), kept AS (
      INSERT INTO document_versions (
        document_id, revision, title, slug, tags, metadata, template_id, schema_version, visibility, content_id,
        created_at, superseded_at
      )
      SELECT id, revision, title, slug, tags, metadata, template_id, schema_version, visibility, content_id,
        CASE revision WHEN 1 THEN created_at ELSE coalesce(
          (SELECT v.superseded_at FROM document_versions v WHERE v.document_id = former.id AND v.revision = former.revision - 1),
          updated_at
        ) END, ${now}::timestamptz
      FROM former
    ), held AS (
      INSERT INTO document_contents (id, document_id, content, packed, size)
      SELECT ${contentId}::uuid, id, ${stored?.content ?? null}::text, ${stored?.packed ?? null}::bytea, ${stored?.size ?? null}::int
      FROM former WHERE ${stored !== undefined}
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
      subdomain = coalesce(${changes.subdomain ?? null}::text, former.subdomain),
      content_id = coalesce(${contentId}::uuid, former.content_id),
      last_synced_at =
        CASE WHEN ${isSynced} THEN ${changes.lastSyncedAt ?? null}::timestamptz ELSE former.last_synced_at END,
      updated_at = ${now}
    FROM former
    WHERE d.id = former.id
    RETURNING d.id, d.user_id AS "userId", d.type, d.title, d.slug, d.tags, d.metadata, d.template_id AS "templateId",
      d.schema_version AS "schemaVersion", d.revision, d.visibility, d.keep_local_only AS "keepLocalOnly", d.subdomain,
      d.last_synced_at AS "lastSyncedAt", d.created_at AS "createdAt", d.updated_at AS "updatedAt",
      d.deleted_at AS "deletedAt", d.content_id AS "contentId"`
  try {
    const [row] = await statement
    return row
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken(error) : error
  }
}
