import type { DocumentType } from '@resume/proto/limits/documents'
import type { Document } from '../domain/document.ts'
import type { DocumentFields } from '../domain/document-fields.ts'
import { type AddDocumentPorts, addDocument } from './add-document.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'

/** What creating a document needs. */
export type CreateDocumentPorts = AddDocumentPorts & LockOwnerPorts

/**
 * Creates a document.
 * @throws AppError `plan_limit`; `slug_taken` when the given slug is
 */
export function createDocument(
  ports: CreateDocumentPorts,
  userId: string,
  type: DocumentType,
  fields: DocumentFields,
): Promise<Document> {
  return commitWithOwnerLock(ports, userId, (transaction, outbox) =>
    addDocument(ports, transaction, outbox, userId, type, fields),
  )
}
