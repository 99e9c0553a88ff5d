import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { renameUser } from '../use-cases/rename-user.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Changes the calling user’s name. */
export function updateUserNameRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['UpdateUserName']> {
  return async ({ name }) => ({ user: encodeUser(await renameUser(ports, requireUser().userId, name)) })
}
