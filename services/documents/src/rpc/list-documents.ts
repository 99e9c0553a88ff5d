import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { documentSorts } from '../domain/document.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Lists the calling user's documents. */
export function listDocuments({ documents }: Dependencies): UnaryHandler<DocumentsServiceDefinition['ListDocuments']> {
  return async ({ limit, offset, sort, ...filters }) => {
    const order = documentSorts.find((known) => known === sort) ?? '-updatedAt'
    const { items, total } = await documents.list(requireUser().userId, { ...filters, sort: order }, { limit, offset })
    return { items: items.map(encodeDocument), total }
  }
}
