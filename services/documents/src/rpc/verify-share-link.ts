import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { verifyShareLink } from '../use-cases/verify-share-link.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeShared } from './encode-share-link.ts'

/** Opens a protected share link with its password. */
export function verifyShareLinkRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['VerifyShareLink']> {
  return async ({ username, slug, password }) => {
    const { signal } = currentContext() ?? {}
    const link = await verifyShareLink(dependencies, requirePrincipal(), username, slug, password, signal)
    return { passwordRequired: link.passwordHash !== null, shared: encodeShared(link) }
  }
}
