import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { type DocumentType, defaultDocumentSort, documentSorts, type Visibility } from '@resume/proto/limits/documents'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listDocuments } from '../use-cases/list-documents.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Lists the calling user's documents. */
export function listDocumentsRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['ListDocuments']> {
  return async ({ limit, offset, sort, type, visibility, tag, search }) => {
    const { userId } = requireUser()
    const order = documentSorts.find((known) => known === sort) ?? defaultDocumentSort
    const query = {
      type: type as DocumentType | undefined,
      visibility: visibility as Visibility | undefined,
      tag,
      search,
      sort: order,
    }
    const page = await listDocuments(dependencies, userId, query, { limit, offset })
    return { items: page.items.map(encodeDocument), total: page.total }
  }
}
