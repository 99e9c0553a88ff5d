import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeSession } from './encode.ts'
import { knownUser } from './known-user.ts'

/** Lists a user's sessions, for the administrator. */
export function listSessionsRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['ListSessions']> {
  return async ({ userId, limit, offset }) => {
    requireAdministrator()
    const { items, total } = await ports.sessionList.list(knownUser(userId), { limit, offset })
    return { items: items.map(encodeSession), total }
  }
}
