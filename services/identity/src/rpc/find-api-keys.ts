import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { findApiKeys } from '../use-cases/find-api-keys.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeApiKey } from './encode.ts'

/** Finds anybody’s keys, for the administrator. */
export function findApiKeysRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['FindApiKeys']> {
  return async ({ userId, prefix, suffix, limit, offset }) => {
    requireAdministrator()
    const { items, total } = await findApiKeys(ports, { userId, prefix, suffix }, { limit, offset })
    return { items: items.map(encodeApiKey), total }
  }
}
