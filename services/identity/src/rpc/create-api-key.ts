import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { createApiKey } from '../use-cases/create-api-key.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeApiKey } from './encode.ts'

/** Creates a key and returns its secret, this once. */
export function createApiKeyRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['CreateApiKey']> {
  return async ({ name, scopes, expiresAt, rateLimit }) => {
    const requested = { name, expiresAt, rateLimit, ...(scopes.length > 0 && { scopes }) }
    const { apiKey, secret } = await createApiKey(ports, requireUser().userId, requested)
    return { apiKey: encodeApiKey(apiKey), key: secret }
  }
}
