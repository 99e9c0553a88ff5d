import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { deleteShareLink } from '../use-cases/delete-share-link.ts'
import type { Dependencies } from './dependencies.ts'
import { shareLinkIds } from './ids.ts'

/** Deletes a share link. */
export function deleteShareLinkRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['DeleteShareLink']> {
  return async (request) => {
    const { userId } = requireUser()
    const { documentId, shareLinkId } = shareLinkIds(request)
    await deleteShareLink(dependencies, userId, documentId, shareLinkId)
    return {}
  }
}
