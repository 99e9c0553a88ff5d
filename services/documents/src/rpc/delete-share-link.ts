import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import { shareLinkNotFound } from '../adapters/share-links.ts'
import type { Dependencies } from './dependencies.ts'

/** Ends a link. */
export function deleteShareLink({
  shareLinks,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['DeleteShareLink']> {
  return async ({ documentId: id, shareLinkId }) => {
    const { userId } = requireUser()
    if (!isId(id) || !isId(shareLinkId)) throw shareLinkNotFound()
    await shareLinks.remove(userId, id, shareLinkId)
    return {}
  }
}
