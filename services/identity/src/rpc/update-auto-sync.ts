import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { setAutoSync } from '../use-cases/set-auto-sync.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUser } from './encode.ts'

/** Switches the calling user’s auto-sync on or off. */
export function updateAutoSyncRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['UpdateAutoSync']> {
  return async ({ enabled }) => ({ user: encodeUser(await setAutoSync(ports, requireUser().userId, enabled)) })
}
