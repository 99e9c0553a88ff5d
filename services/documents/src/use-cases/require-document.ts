import { documentNotFound } from '../domain/failures.ts'

/** What requiring an active document needs. */
export interface RequireDocumentPorts {
  documents: {
    /** Whether the user has such an active document. */
    exists(userId: string, documentId: string): Promise<boolean>
  }
}

/** @throws AppError `not_found` when the user has no such active document */
export async function requireDocument(
  { documents }: RequireDocumentPorts,
  userId: string,
  documentId: string,
): Promise<void> {
  if (!(await documents.exists(userId, documentId))) throw documentNotFound()
}
