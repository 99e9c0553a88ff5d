import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Finds whom an active key belongs to. */
export function authenticateApiKey({
  apiKeys,
}: Dependencies): UnaryHandler<IdentityServiceDefinition['AuthenticateApiKey']> {
  return async ({ keyHash }) => {
    const key = await apiKeys.findActive(keyHash)
    if (!key) throw new AppError('unauthenticated', 'Authentication required')
    const { id, userId, scopes, rateLimit, expiresAt } = key
    return { keyId: id, userId, scopes, rateLimit, expiresAt: expiresAt.toISOString() }
  }
}
