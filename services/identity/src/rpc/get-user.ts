import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getUser } from '../use-cases/read-user.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Reads the calling user. */
export function getUserRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['GetUser']> {
  return async () => ({ user: encodeUser(await getUser(ports, requireUser().userId)) })
}
