import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Switches the calling user's auto-sync. */
export function updateAutoSync({ users }: Dependencies): UnaryHandler<IdentityServiceDefinition['UpdateAutoSync']> {
  return async ({ enabled }) => ({ user: encodeUser(await users.setAutoSync(requireUser().userId, enabled)) })
}
