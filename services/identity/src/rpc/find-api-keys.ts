import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { findApiKeys } from '../use-cases/find-api-keys.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeApiKey } from './encode.ts'
import { knownUser } from './known-user.ts'

/** Finds anybody's keys, for the administrator. */
export function findApiKeysRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['FindApiKeys']> {
  return async ({ userId, prefix, suffix, limit, offset }) => {
    requireAdministrator()
    const search = { userId: userId === undefined ? undefined : knownUser(userId), prefix, suffix }
    const { items, total } = await findApiKeys(ports, search, { limit, offset })
    return { items: items.map(encodeApiKey), total }
  }
}
