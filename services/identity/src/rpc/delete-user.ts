import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { deleteUser } from '../use-cases/delete-user.ts'
import type { Dependencies } from './dependencies.ts'

/** Deletes the calling user, who confirms it with the account’s address. */
export function deleteUserRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['DeleteUser']> {
  return async ({ confirm }) => {
    await deleteUser(ports, requireUser().userId, confirm)
    return {}
  }
}
