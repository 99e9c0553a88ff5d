import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Collects everything that ats holds about the calling user, part by part. */
export function exportUserData({ exportUserData }: Dependencies): UnaryHandler<AtsServiceDefinition['ExportUserData']> {
  return async ({ cursor }) => {
    const { text, nextCursor } = await exportUserData(requireUser().userId, cursor)
    return { data: Buffer.from(text), nextCursor }
  }
}
