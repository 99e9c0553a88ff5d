import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { openShareLink } from '../use-cases/open-share-link.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeShared } from './encode-share-link.ts'

/** Opens a share link for its readers. */
export function openShareLinkRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['OpenShareLink']> {
  return async ({ username, slug, unseen }) => {
    const link = await openShareLink(dependencies, requirePrincipal(), { username, slug, unseen })
    return link ? { passwordRequired: false, shared: encodeShared(link) } : { passwordRequired: true }
  }
}
