import { AppError } from '@resume/service-kit/errors/app-error'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { Document, Version, VersionHead } from '../domain/document.ts'
import type { Database, Transaction } from './database.ts'
import type { DocumentCache } from './document-cache.ts'
import { documentNotFound, readContent } from './document-rows.ts'

/** Former versions that a document keeps (decisions, Documents). */
export const mostVersions = 50

/** How long they are kept, in days (decisions, Documents). */
export const versionDays = 90

/** Former versions of documents in PostgreSQL. */
export interface Versions {
  /** Newest first. @throws AppError `not_found` without such a document */
  list(
    userId: string,
    documentId: string,
    page: { limit: number; offset: number },
  ): Promise<{ items: VersionHead[]; total: number }>
  /** @throws AppError `not_found` */
  get(userId: string, documentId: string, revision: number): Promise<Version>
  /**
   * Makes what a version held, its title, tags, metadata and template, the document's next revision. Address and
   * visibility stay as they are. @throws AppError `not_found`
   */
  restore(userId: string, documentId: string, revision: number): Promise<Document>
}

const versionNotFound = () => new AppError('not_found', 'Version not found')

/** Versions that are not yet too old: the job that removes them comes by only now and then. */
const youngEnough = () => ({ supersededAt: { gt: new Date(Date.now() - versionDays * 24 * 60 * 60 * 1000) } })

/** Makes the {@link Versions} of a database. */
export function createVersions(database: Database, cache: DocumentCache): Versions {
  const requireDocument = async (userId: string, documentId: string) => {
    const found = await database.document.findFirst({
      where: { id: documentId, userId, isActive: true },
      select: { id: true },
    })
    if (!found) throw documentNotFound()
  }
  const find = async (reader: Database | Transaction, userId: string, documentId: string, revision: number) => {
    const version = await reader.documentVersion.findFirst({
      where: { documentId, revision, document: { userId, isActive: true }, ...youngEnough() },
    })
    if (!version) throw versionNotFound()
    return version
  }

  return {
    async list(userId, documentId, { limit, offset }) {
      await requireDocument(userId, documentId)
      const where = { documentId, ...youngEnough() }
      const [items, total] = await Promise.all([
        database.documentVersion.findMany({ where, orderBy: { revision: 'desc' }, take: limit, skip: offset }),
        database.documentVersion.count({ where }),
      ])
      return { items, total }
    },

    async get(userId, documentId, revision) {
      await requireDocument(userId, documentId)
      const version = await find(database, userId, documentId, revision)
      return { ...version, content: await readContent(database, version.contentId) }
    },

    async restore(userId, documentId, revision) {
      await requireDocument(userId, documentId)
      const document = await database.$transaction(async (transaction) => {
        if (!(await keepFormerVersion(transaction, userId, documentId, undefined))) throw documentNotFound()
        const { title, tags, metadata, templateId, schemaVersion, contentId } = await find(
          transaction,
          userId,
          documentId,
          revision,
        )
        const row = await transaction.document.update({
          where: { id: documentId },
          data: {
            title,
            tags,
            metadata,
            templateId,
            schemaVersion,
            contentId,
            revision: { increment: 1 },
            updatedAt: new Date(),
          },
        })
        await pruneVersions(transaction, documentId, row.revision)
        await appendEvent(transaction, 'documentUpdated', { documentId, userId, revision: row.revision })
        return { ...row, content: await readContent(transaction, contentId) }
      })
      await cache.dropDocument(userId, documentId)
      return document
    },
  }
}

/**
 * Locks an active document and keeps its state as a former version, before it is changed. What the document holds is
 * pointed to, not copied.
 * @param revision the one that it must have; undefined: any
 * @returns whether there was such a document
 */
export async function keepFormerVersion(
  transaction: Transaction,
  userId: string,
  documentId: string,
  revision: number | undefined,
): Promise<boolean> {
  const kept = await transaction.$executeRaw`
    INSERT INTO document_versions (
      document_id, revision, title, slug, tags, metadata, template_id, schema_version, visibility, content_id,
      created_at, superseded_at
    )
    SELECT id, revision, title, slug, tags, metadata, template_id, schema_version, visibility, content_id,
      updated_at, now()
    FROM documents
    WHERE id = ${documentId}::uuid AND user_id = ${userId}::uuid AND is_active
      AND (${revision ?? null}::int IS NULL OR revision = ${revision ?? null}::int)
    FOR UPDATE`
  return kept === 1
}

/** Removes versions beyond the newest {@link mostVersions}, with what nothing else points to any more. */
export async function pruneVersions(transaction: Transaction, documentId: string, revision: number): Promise<void> {
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
