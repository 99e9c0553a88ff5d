import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireInternal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { authenticateApiKey } from '../use-cases/authenticate-api-key.ts'
import type { Dependencies } from './dependencies.ts'

/** Finds whom an active key belongs to. */
export function authenticateApiKeyRpc(
  ports: Dependencies,
): UnaryHandler<IdentityServiceDefinition['AuthenticateApiKey']> {
  return async ({ keyHash, previousKeyHash }) => {
    requireInternal()
    const { id, userId, scopes, rateLimit, expiresAt } = await authenticateApiKey(ports, keyHash, previousKeyHash)
    return { keyId: id, userId, scopes, rateLimit, expiresAt: expiresAt.toISOString() }
  }
}
