import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { claimUsername } from '../use-cases/claim-username.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Claims a username for the calling user, once. */
export function claimUsernameRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['ClaimUsername']> {
  return async ({ username }) => ({ user: encodeUser(await claimUsername(ports, requireUser().userId, username)) })
}
