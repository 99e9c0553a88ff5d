import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Collects everything that is held about the calling user, part by part. */
export function exportUserData({
  exportUserData,
}: Dependencies): UnaryHandler<BillingServiceDefinition['ExportUserData']> {
  return async ({ cursor }) => {
    const { text, nextCursor } = await exportUserData(requireUser().userId, cursor)
    return { data: Buffer.from(text), nextCursor }
  }
}
