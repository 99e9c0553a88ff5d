import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { settleApiKey } from '../domain/api-key-settings.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeApiKey } from './encode.ts'

/** Replaces an active key; the former one stops before the answer. */
export function rotateApiKey({
  apiKeys,
  limits,
}: Dependencies): UnaryHandler<IdentityServiceDefinition['RotateApiKey']> {
  return async ({ id, name, scopes, expiresAt, rateLimit }) => {
    const requested = { name, expiresAt, rateLimit, ...(scopes && { scopes: scopes.values }) }
    const { apiKey, secret } = await apiKeys.rotate(requireUser().userId, id, (former) =>
      settleApiKey(requested, limits, new Date(), former),
    )
    return { apiKey: encodeApiKey(apiKey), key: secret }
  }
}
