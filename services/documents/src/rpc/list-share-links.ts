import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listShareLinks } from '../use-cases/list-share-links.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeShareLink } from './encode-share-link.ts'
import { documentId } from './ids.ts'

/** Lists the share links of a document. */
export function listShareLinksRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['ListShareLinks']> {
  return async ({ documentId: id, limit, offset }) => {
    const { userId } = requireUser()
    const { items, total } = await listShareLinks(dependencies, userId, documentId(id), { limit, offset })
    return { items: items.map(encodeShareLink), total }
  }
}
