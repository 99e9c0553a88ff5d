import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { exportUser } from '../use-cases/read-user.ts'
import type { Dependencies } from './dependencies.ts'

/** Collects everything that identity holds about the calling user. */
export function exportUserRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['ExportUser']> {
  return async () => ({ data: Buffer.from(JSON.stringify(await exportUser(ports, requireUser().userId))) })
}
