import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import { endUserSessions } from '../use-cases/manage-sessions.ts'
import type { Dependencies } from './dependencies.ts'
import { knownUser } from './known-user.ts'

/** Ends sessions of a user, for the administrator. */
export function endSessionsRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['EndSessions']> {
  return async ({ userId, sessionId, reason }) => {
    const actor = requireAdministrator()
    if (sessionId !== undefined && !isId(sessionId)) return { ended: 0 }
    return { ended: await endUserSessions(ports, actor, { userId: knownUser(userId), sessionId, reason }) }
  }
}
