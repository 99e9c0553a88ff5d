import type { DocumentHead, DocumentQuery } from '../domain/document.ts'
import type { Page, PageRequest } from '../domain/page.ts'

/** What listing documents needs. */
export interface ListDocumentsPorts {
  documents: {
    /** The user's documents that match a query, without content; deleted ones only where the query asks for changes. */
    list(userId: string, query: DocumentQuery, page: PageRequest): Promise<Page<DocumentHead>>
  }
}

/** Lists a user's documents, or what changed of them since some time. */
export function listDocuments(
  { documents }: ListDocumentsPorts,
  userId: string,
  query: DocumentQuery,
  page: PageRequest,
): Promise<Page<DocumentHead>> {
  return documents.list(userId, query, page)
}
