import type { DocumentType } from '@resume/proto/limits/documents'
import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type Document, titleOfCopy } from '../domain/document.ts'
import { documentNotFound } from '../domain/failures.ts'
import { announceCreated, type InsertDocumentPorts } from './add-document.ts'
import { type ChooseSlugPorts, slugForTitle } from './choose-slug.ts'
import { type CountDocumentPorts, countDocument } from './count-document.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'

/** What duplicating a document needs. */
export type DuplicateDocumentPorts = LockOwnerPorts &
  CountDocumentPorts &
  ChooseSlugPorts &
  InsertDocumentPorts & {
    documents: {
      /** The type of an active document of the user. */
      typeOf(transaction: Transaction, userId: string, documentId: string): Promise<DocumentType | undefined>
      /** An active document of the user. */
      findIn(transaction: Transaction, userId: string, documentId: string): Promise<Document | undefined>
    }
  }

/** Makes a private copy of a document. @throws AppError `not_found`; `plan_limit` */
export function duplicateDocument(
  ports: DuplicateDocumentPorts,
  userId: string,
  documentId: string,
): Promise<Document> {
  return commitWithOwnerLock(ports, userId, async (transaction, outbox) => {
    /** A copy beyond the plan costs no reading of the content. */
    const counted = await ports.documents.typeOf(transaction, userId, documentId)
    if (counted === undefined) throw documentNotFound()
    await countDocument(ports, transaction, userId, counted)
    const original = await ports.documents.findIn(transaction, userId, documentId)
    if (!original) throw documentNotFound()
    const { type, tags, metadata, templateId, schemaVersion, keepLocalOnly, content } = original
    const title = titleOfCopy(original.title)
    const slug = await slugForTitle(ports, transaction, userId, title, type)
    const taken = { type, tags, metadata, templateId, schemaVersion, keepLocalOnly, subdomain: '', content }
    const ids = { id: newId(), contentId: newId(), userId }
    const copy = await ports.documents.insert(transaction, { ...ids, ...taken, title, slug, visibility: 'PRIVATE' })
    await announceCreated(outbox, copy)
    return copy
  })
}
