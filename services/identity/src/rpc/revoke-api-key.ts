import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { revokeApiKey } from '../use-cases/revoke-api-key.ts'
import type { Dependencies } from './dependencies.ts'

/** Revokes a key; it stops before the answer. */
export function revokeApiKeyRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['RevokeApiKey']> {
  return async ({ id }) => {
    await revokeApiKey(ports, requireUser().userId, id)
    return {}
  }
}
