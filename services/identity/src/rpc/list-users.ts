import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listUsers } from '../use-cases/list-users.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Lists users, for the administrator. */
export function listUsersRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['ListUsers']> {
  return async ({ limit, offset, search }) => {
    requireAdministrator()
    const { items, total } = await listUsers(ports, { search, limit, offset })
    return { items: items.map(encodeUser), total }
  }
}
