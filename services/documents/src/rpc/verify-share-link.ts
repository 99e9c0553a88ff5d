import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isPassword } from '../domain/share-password.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeShared, isOwner } from './encode-share-link.ts'

/** Opens a protected link with its password. */
export function verifyShareLink({
  shareLinks,
  countView,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['VerifyShareLink']> {
  return async ({ username, slug, password }) => {
    const reader = requirePrincipal()
    const link = await shareLinks.find(username, slug)
    if (link.passwordHash !== null && !(await isPassword(password, link.passwordHash))) {
      throw new AppError('unauthenticated', 'Invalid password')
    }
    if (!isOwner(reader, link)) await countView(link.id)
    return { passwordRequired: link.passwordHash !== null, shared: encodeShared(link) }
  }
}
