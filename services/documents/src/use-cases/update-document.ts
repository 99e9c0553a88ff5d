import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Commit, Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import type { DocumentHead } from '../domain/document.ts'
import type { DocumentFields } from '../domain/document-fields.ts'
import { documentNotFound } from '../domain/failures.ts'
import { type RequireFreeSlugPorts, requireFreeSlug } from './choose-slug.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'
import { type ReviseDocumentPorts, reviseDocument } from './revise-document.ts'

/** What updating a document needs. */
export type UpdateDocumentPorts = ReviseDocumentPorts &
  RequireFreeSlugPorts &
  Pick<LockOwnerPorts, 'inOwnersTurn' | 'owners'> & {
    /** For changes that are made of plain SQL alone. */
    quickCommit: Commit
    documents: {
      /** The revision of an active document; undefined when there is no such document. */
      currentRevision(transaction: Transaction, userId: string, documentId: string): Promise<number | undefined>
    }
    contents: {
      read(contentId: string, transaction: Transaction): Promise<string>
    }
  }

/**
 * Changes the fields that are given and keeps the former version. The content is returned unless it was given. A new slug is
 * taken under the owner's lock, as all are: whoever derives one meanwhile must know of it.
 * @param revision the revision that the caller knows: an update of any other changes nothing
 * @throws AppError `not_found`; `revision_mismatch` when the document has another revision; `slug_taken`
 */
export async function updateDocument(
  ports: UpdateDocumentPorts,
  userId: string,
  documentId: string,
  revision: number,
  fields: DocumentFields,
): Promise<DocumentHead & { content?: string }> {
  const { content: text, ...changes } = fields
  const work = async (transaction: Transaction, outbox: Outbox) => {
    if (changes.slug !== undefined) {
      /** First: whether a slug is taken is no answer about a document that is not there. */
      const refusal = await refusalOf(ports, transaction, userId, documentId, revision)
      if (refusal) throw refusal
      await requireFreeSlug(ports, transaction, userId, changes.slug, documentId)
    }
    const content = text === undefined ? undefined : { id: newId(), text }
    const update = { userId, documentId, expected: revision, changes, content }
    const revised = await reviseDocument(ports, transaction, outbox, update)
    if (revised && text !== undefined) return revised
    if (revised) return { ...revised, content: await ports.contents.read(revised.contentId, transaction) }
    /** Without a refusal, it was deleted then and has been restored since. */
    throw (await refusalOf(ports, transaction, userId, documentId, revision)) ?? documentNotFound()
  }
  if (changes.slug === undefined) return ports.quickCommit(work)
  return commitWithOwnerLock({ ...ports, commit: ports.quickCommit }, userId, work)
}

/** Why an update of a revision that the caller knows changes nothing; undefined when that is the current one. */
async function refusalOf(
  { documents }: Pick<UpdateDocumentPorts, 'documents'>,
  transaction: Transaction,
  userId: string,
  documentId: string,
  revision: number,
): Promise<AppError | undefined> {
  const current = await documents.currentRevision(transaction, userId, documentId)
  if (current === undefined) return documentNotFound()
  return current === revision ? undefined : new AppError('revision_mismatch', { client: revision, server: current })
}
