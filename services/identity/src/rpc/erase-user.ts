import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { deleteUser } from '../use-cases/delete-user.ts'
import type { Dependencies } from './dependencies.ts'
import { knownUser } from './known-user.ts'

/** Deletes a user, for the administrator. */
export function eraseUserRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['EraseUser']> {
  return async ({ userId, confirm, reason }) => {
    const actor = requireAdministrator()
    await deleteUser(ports, knownUser(userId), confirm, { actor, reason })
    return {}
  }
}
