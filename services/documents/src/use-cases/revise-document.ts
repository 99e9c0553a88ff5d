import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { oldestKeptRevision, type Revision, type StoredDocument } from '../domain/document.ts'
import { entriesWithDocument } from '../domain/stale-entries.ts'

/** What making a document's next revision needs. */
export interface ReviseDocumentPorts {
  documents: {
    /**
     * Makes the next revision of an active document and keeps its former state as a version, in one statement that locks,
     * keeps and changes.
     * @returns undefined when there is no such document, or its revision is not the expected one
     * @throws AppError `slug_taken` when another document took the slug meanwhile
     */
    revise(transaction: Transaction, revision: Revision): Promise<StoredDocument | undefined>
  }
  versions: {
    /** Removes the versions before a revision, and the contents that nothing else refers to. */
    removeBefore(transaction: Transaction, documentId: string, revision: number): Promise<void>
  }
}

/**
 * Makes a document's next revision and removes the versions that are too many.
 * @returns undefined when there is no such document, or its revision is not the expected one
 */
export async function reviseDocument(
  { documents, versions }: ReviseDocumentPorts,
  transaction: Transaction,
  outbox: Outbox,
  revision: Revision,
): Promise<StoredDocument | undefined> {
  const { userId, documentId } = revision
  const revised = await documents.revise(transaction, revision)
  if (!revised) return undefined
  const oldestKept = oldestKeptRevision(revised.revision)
  if (oldestKept > 1) await versions.removeBefore(transaction, documentId, oldestKept)
  await outbox.append(
    'documentUpdated',
    { documentId, userId, revision: revised.revision },
    { drops: entriesWithDocument(userId, documentId) },
  )
  return revised
}
