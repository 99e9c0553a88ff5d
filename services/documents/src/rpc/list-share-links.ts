import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeShareLink } from './encode-share-link.ts'
import { documentId } from './ids.ts'

/** Lists the links of a document. */
export function listShareLinks({
  shareLinks,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['ListShareLinks']> {
  return async ({ documentId: id, limit, offset }) => {
    const { items, total } = await shareLinks.list(requireUser().userId, documentId(id), { limit, offset })
    return { items: items.map(encodeShareLink), total }
  }
}
