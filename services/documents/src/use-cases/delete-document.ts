import { documentTypeEnum } from '@resume/proto/document-enums'
import type { DocumentType } from '@resume/proto/limits/documents'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { documentNotFound } from '../domain/failures.ts'
import { entriesWithCounts } from '../domain/stale-entries.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'

/** What deleting a document needs. */
export type DeleteDocumentPorts = LockOwnerPorts & {
  documents: {
    /** Marks an active document as deleted. @returns its type; undefined when there is no such document */
    markDeleted(
      transaction: Transaction,
      userId: string,
      documentId: string,
      now: Date,
    ): Promise<DocumentType | undefined>
  }
  counts: {
    /** Counts one active document less. */
    decrement(transaction: Transaction, userId: string, type: DocumentType): Promise<void>
  }
  shareLinks: {
    /** Removes the links of a document. @returns their ids */
    removeAllOf(transaction: Transaction, documentId: string): Promise<string[]>
  }
}

/** Deletes a document, which can be restored; its share links go for good. @throws AppError `not_found` */
export function deleteDocument(ports: DeleteDocumentPorts, userId: string, documentId: string): Promise<void> {
  const { documents, counts, shareLinks } = ports
  return commitWithOwnerLock(ports, userId, async (transaction, outbox) => {
    const type = await documents.markDeleted(transaction, userId, documentId, new Date())
    if (type === undefined) throw documentNotFound()
    await counts.decrement(transaction, userId, type)
    for (const shareLinkId of await shareLinks.removeAllOf(transaction, documentId)) {
      await outbox.append('shareLinkDeleted', { shareLinkId, userId, documentId })
    }
    const drops = entriesWithCounts(userId, [documentId])
    const event = { documentId, userId, documentType: documentTypeEnum.encode(type) }
    await outbox.append('documentDeleted', event, { drops })
  })
}
