import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { documentLimits } from '@resume/proto/limits/documents'
import { requireUser } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readFreeJson } from '../domain/free-json.ts'
import { requireUsername, settleShare } from '../domain/share-link.ts'
import { createShareLink } from '../use-cases/create-share-link.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeShareLink } from './encode-share-link.ts'
import { documentId } from './ids.ts'

/** Shares a snapshot of a document. */
export function createShareLinkRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['CreateShareLink']> {
  return async ({ documentId: id, username, snapshot, updateSlug, ...request }) => {
    const { userId } = requireUser()
    const shared = {
      terms: settleShare(request, new Date()),
      snapshot: readFreeJson(snapshot, 'snapshot', documentLimits.contentBytes),
      username: requireUsername(username),
      documentId: documentId(id),
      updateSlug,
    }
    const link = await createShareLink(dependencies, userId, shared, currentContext()?.signal)
    return { shareLink: encodeShareLink(link) }
  }
}
