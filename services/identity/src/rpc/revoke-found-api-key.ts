import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { revokeApiKey } from '../use-cases/revoke-api-key.ts'
import type { Dependencies } from './dependencies.ts'
import { knownUser } from './known-user.ts'

/** Revokes anybody's key, for the administrator. */
export function revokeFoundApiKeyRpc(
  ports: Dependencies,
): UnaryHandler<IdentityServiceDefinition['RevokeFoundApiKey']> {
  return async ({ userId, id, reason }) => {
    const actor = requireAdministrator()
    await revokeApiKey(ports, knownUser(userId), id, { actor, reason })
    return {}
  }
}
