import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { settleApiKey } from '../domain/api-key-settings.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeApiKey } from './encode.ts'

/** Creates a key and tells its secret, this once. */
export function createApiKey({
  apiKeys,
  limits,
}: Dependencies): UnaryHandler<IdentityServiceDefinition['CreateApiKey']> {
  return async ({ name, scopes, expiresAt, rateLimit }) => {
    const requested = { name, expiresAt, rateLimit, ...(scopes.length > 0 && { scopes }) }
    const settings = settleApiKey(requested, limits, new Date())
    const { apiKey, secret } = await apiKeys.create(requireUser().userId, settings)
    return { apiKey: encodeApiKey(apiKey), key: secret }
  }
}
