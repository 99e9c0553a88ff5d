import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Collects everything that ats holds about the calling user. */
export function exportUserData({ exportUserData }: Dependencies): UnaryHandler<AtsServiceDefinition['ExportUserData']> {
  return async () => ({ data: Buffer.from(JSON.stringify(await exportUserData(requireUser().userId))) })
}
