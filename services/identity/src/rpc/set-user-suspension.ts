import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { setUserSuspension } from '../use-cases/suspend-user.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'
import { knownUser } from './known-user.ts'

/** Suspends a user or lifts the suspension, for the administrator. */
export function setUserSuspensionRpc(
  ports: Dependencies,
): UnaryHandler<IdentityServiceDefinition['SetUserSuspension']> {
  return async ({ userId, suspended, reason }) => {
    const actor = requireAdministrator()
    const user = await setUserSuspension(ports, actor, { userId: knownUser(userId), suspended, reason })
    return { user: encodeUser(user), version: user.suspensionVersion }
  }
}
