import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeShared, isOwner } from './encode-share-link.ts'

/** Opens a link as a stranger does; of a protected one nothing is told but that it is. */
export function openShareLink({
  shareLinks,
  countView,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['OpenShareLink']> {
  return async ({ username, slug }) => {
    const reader = requirePrincipal()
    const link = await shareLinks.find(username, slug)
    if (link.passwordHash !== null) return { passwordRequired: true }
    if (!isOwner(reader, link)) await countView(link.id)
    return { passwordRequired: false, shared: encodeShared(link) }
  }
}
