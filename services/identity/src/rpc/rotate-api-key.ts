import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { rotateApiKey } from '../use-cases/rotate-api-key.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeApiKey } from './encode.ts'

/** Replaces an active key; the former one stops before the answer. */
export function rotateApiKeyRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['RotateApiKey']> {
  return async ({ id, name, scopes, expiresAt, rateLimit }) => {
    const requested = { name, expiresAt, rateLimit, ...(scopes && { scopes: scopes.values }) }
    const { apiKey, secret } = await rotateApiKey(ports, requireUser().userId, id, requested)
    return { apiKey: encodeApiKey(apiKey), key: secret }
  }
}
