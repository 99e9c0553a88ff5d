import { documentSortEnum } from '@resume/proto/document-enums'
import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { defaultDocumentSort } from '@resume/proto/limits/documents'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readFilters } from '../domain/document-fields.ts'
import { listDocuments } from '../use-cases/list-documents.ts'
import { decodeType, decodeVisibility } from './decode.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Lists the calling user's documents. */
export function listDocumentsRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['ListDocuments']> {
  return async ({ limit, offset, documentType, documentVisibility, tag, search, ...sent }) => {
    const { userId } = requireUser()
    const filters = readFilters({
      type: documentType && decodeType(documentType),
      visibility: decodeVisibility(documentVisibility),
      updatedSince: sent.updatedSince,
    })
    const query = { ...filters, tag, search, sort: documentSortEnum.decode(sent.documentSort) ?? defaultDocumentSort }
    const page = await listDocuments(dependencies, userId, query, { limit, offset })
    return { items: page.items.map(encodeDocument), total: page.total }
  }
}
