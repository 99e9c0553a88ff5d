import { documentTypeEnum } from '@resume/proto/document-enums'
import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { type Document, type DocumentHead, restorableSince, type StoredDocument } from '../domain/document.ts'
import { documentNotFound } from '../domain/failures.ts'
import { entriesWithCounts } from '../domain/stale-entries.ts'
import { availableSlug, type ChooseSlugPorts } from './choose-slug.ts'
import { type CountDocumentPorts, countDocument } from './count-document.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'
import { type ReviseDocumentPorts, reviseDocument } from './revise-document.ts'

/** What restoring a document needs. */
export type RestoreDocumentPorts = LockOwnerPorts &
  CountDocumentPorts &
  ChooseSlugPorts &
  ReviseDocumentPorts & {
    documents: {
      /** A document of the user that was deleted after a time. */
      findDeleted(
        transaction: Transaction,
        userId: string,
        documentId: string,
        since: Date,
      ): Promise<DocumentHead | undefined>
      /**
       * Makes a deleted document active again, as a change of now: apps that sync have to hear of it.
       * @param activeSlug the slug that it holds among its owner's from now on
       */
      markActive(transaction: Transaction, documentId: string, activeSlug: string, now: Date): Promise<StoredDocument>
    }
    contents: {
      read(contentId: string, transaction: Transaction): Promise<string>
    }
  }

/**
 * Restores a deleted document. Where another document has taken its slug, a new slug makes its next revision: what is known of
 * a revision never changes.
 * @throws AppError `not_found`; `plan_limit`
 */
export function restoreDocument(ports: RestoreDocumentPorts, userId: string, documentId: string): Promise<Document> {
  return commitWithOwnerLock(ports, userId, async (transaction, outbox) => {
    const now = new Date()
    const deleted = await ports.documents.findDeleted(transaction, userId, documentId, restorableSince(now))
    if (!deleted) throw documentNotFound()
    const { type } = deleted
    await countDocument(ports, transaction, userId, type)
    const slug = await availableSlug(ports, transaction, userId, deleted.slug)
    const active = await ports.documents.markActive(transaction, documentId, slug, now)
    const drops = entriesWithCounts(userId, [documentId])
    const event = { documentId, userId, documentType: documentTypeEnum.encode(type) }
    await outbox.append('documentRestored', event, { drops })
    const restored = slug === deleted.slug ? active : await renamed(ports, transaction, outbox, active, slug)
    return { ...restored, content: await ports.contents.read(restored.contentId, transaction) }
  })
}

/** The next revision of a document, with another slug. */
async function renamed(
  ports: ReviseDocumentPorts,
  transaction: Transaction,
  outbox: Outbox,
  { id: documentId, userId, revision }: DocumentHead,
  slug: string,
): Promise<StoredDocument> {
  const next = { userId, documentId, expected: revision, changes: { slug }, content: undefined }
  const revised = await reviseDocument(ports, transaction, outbox, next)
  if (!revised) throw documentNotFound()
  return revised
}
