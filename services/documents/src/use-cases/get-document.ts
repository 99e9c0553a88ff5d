import type { ReadDocument } from '../domain/document.ts'
import { documentNotFound } from '../domain/failures.ts'

/** What reading a document needs. */
export interface GetDocumentPorts {
  documents: {
    /** An active document of the user. */
    find(userId: string, documentId: string): Promise<ReadDocument | undefined>
  }
}

/** Reads a document. @throws AppError `not_found` when it is missing, deleted or somebody else's */
export async function getDocument(
  { documents }: GetDocumentPorts,
  userId: string,
  documentId: string,
): Promise<ReadDocument> {
  const document = await documents.find(userId, documentId)
  if (!document) throw documentNotFound()
  return document
}
