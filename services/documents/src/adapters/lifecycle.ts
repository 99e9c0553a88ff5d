import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { Document, DocumentType } from '../domain/document.ts'
import { slugOf } from '../domain/slug.ts'
import type { Database } from './database.ts'
import type { DocumentCache } from './document-cache.ts'
import { availableSlug, documentNotFound, insertDocument, readContent, readDocument } from './document-rows.ts'
import { asOwner, countDocument, uncountDocument } from './owners.ts'

/** How long a deleted document can come back, in days (decisions, Documents). */
export const restorableDays = 30

/** Longest title of a copy, in code points, so that its own mark fits. */
const longestCopiedTitle = 190

/** The coming and going of documents. Every change appends its event and drops the caches before it returns. */
export interface Lifecycle {
  /** Deletes a document; its share links go for good. @throws AppError `not_found` */
  remove(userId: string, documentId: string): Promise<void>
  /** Brings a deleted document back. @throws AppError `not_found`, `permission_denied` at the plan's limit */
  restore(userId: string, documentId: string): Promise<Document>
  /** Makes a private copy. @throws AppError `not_found`, `permission_denied` at the plan's limit */
  duplicate(userId: string, documentId: string): Promise<Document>
}

/** Makes the {@link Lifecycle} of a database. */
export function createLifecycle(database: Database, cache: DocumentCache): Lifecycle {
  return {
    async remove(userId, documentId) {
      await asOwner(database, userId, async (transaction) => {
        const { count } = await transaction.document.updateMany({
          where: { id: documentId, userId, isActive: true },
          data: { isActive: false, activeSlug: null, deletedAt: new Date() },
        })
        if (count === 0) throw documentNotFound()
        const { type } = await transaction.document.findUniqueOrThrow({
          where: { id: documentId },
          select: { type: true },
        })
        await uncountDocument(transaction, userId, type)
        const links = await transaction.shareLink.findMany({ where: { documentId }, select: { id: true } })
        await transaction.shareLink.deleteMany({ where: { documentId } })
        for (const { id } of links) {
          await appendEvent(transaction, 'shareLinkDeleted', { shareLinkId: id, userId, documentId })
        }
        await appendEvent(transaction, 'documentDeleted', { documentId, userId, type })
      })
      await cache.dropCounts(userId, [documentId])
    },

    async restore(userId, documentId) {
      const document = await asOwner(database, userId, async (transaction) => {
        const since = new Date(Date.now() - restorableDays * 24 * 60 * 60 * 1000)
        const deleted = await transaction.document.findFirst({
          where: { id: documentId, userId, isActive: false, deletedAt: { gt: since } },
        })
        if (!deleted) throw documentNotFound()
        await countDocument(transaction, userId, deleted.type as DocumentType)
        const slug = await availableSlug(transaction, userId, deleted.slug)
        const row = await transaction.document.update({
          where: { id: documentId },
          data: { isActive: true, slug, activeSlug: slug, deletedAt: null },
        })
        await appendEvent(transaction, 'documentRestored', { documentId, userId, type: row.type })
        return { ...row, content: await readContent(transaction, row.contentId) }
      })
      await cache.dropCounts(userId, [documentId])
      return document
    },

    async duplicate(userId, documentId) {
      const copy = await asOwner(database, userId, async (transaction) => {
        const original = await readDocument(transaction, userId, documentId)
        await countDocument(transaction, userId, original.type as DocumentType)
        const title = `${[...original.title].slice(0, longestCopiedTitle).join('')} (copy)`
        const { type, tags, metadata, templateId, schemaVersion, keepLocalOnly, content } = original
        const document = await insertDocument(transaction, userId, {
          type,
          title,
          slug: await availableSlug(transaction, userId, slugOf(title, slugOf(type, 'document'))),
          tags,
          metadata,
          templateId,
          schemaVersion,
          visibility: 'PRIVATE',
          keepLocalOnly,
          content,
        })
        await appendEvent(transaction, 'documentCreated', { documentId: document.id, userId, type })
        return document
      })
      await cache.dropCounts(userId)
      return copy
    },
  }
}
