import { documentTypeEnum } from '@resume/proto/document-enums'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { answersWithCounts } from '../domain/cached-answers.ts'
import { type Document, type DocumentHead, restorableSince, type StoredDocument } from '../domain/document.ts'
import { documentNotFound } from '../domain/failures.ts'
import { availableSlug, type ChooseSlugPorts } from './choose-slug.ts'
import { type CountDocumentPorts, countDocument } from './count-document.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'

/** What restoring a document needs. */
export type RestoreDocumentPorts = LockOwnerPorts &
  CountDocumentPorts &
  ChooseSlugPorts & {
    documents: {
      /** A document of the user that was deleted after a time. */
      findDeleted(
        transaction: Transaction,
        userId: string,
        documentId: string,
        since: Date,
      ): Promise<DocumentHead | undefined>
      /** Makes a deleted document active again, as a change of now: apps that sync have to hear of it. */
      markActive(transaction: Transaction, documentId: string, slug: string, now: Date): Promise<StoredDocument>
    }
    contents: {
      read(contentId: string, transaction: Transaction): Promise<string>
    }
  }

/** Restores a deleted document. @throws AppError `not_found`; `plan_limit` */
export function restoreDocument(ports: RestoreDocumentPorts, userId: string, documentId: string): Promise<Document> {
  return commitWithOwnerLock(ports, userId, async (transaction, outbox) => {
    const now = new Date()
    const deleted = await ports.documents.findDeleted(transaction, userId, documentId, restorableSince(now))
    if (!deleted) throw documentNotFound()
    const { type } = deleted
    await countDocument(ports, transaction, userId, type)
    const slug = await availableSlug(ports, transaction, userId, deleted.slug)
    const restored = await ports.documents.markActive(transaction, documentId, slug, now)
    const drops = answersWithCounts(userId, [documentId])
    const event = { documentId, userId, documentType: documentTypeEnum.encode(type) }
    await outbox.append('documentRestored', event, { drops })
    return { ...restored, content: await ports.contents.read(restored.contentId, transaction) }
  })
}
