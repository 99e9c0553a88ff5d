import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodePayment } from './encode.ts'

/** Lists what the calling user paid. */
export function listPayments({ histories }: Dependencies): UnaryHandler<BillingServiceDefinition['ListPayments']> {
  return async (page) => {
    const { items, total } = await histories.payments(requireUser().userId, page)
    return { items: items.map(encodePayment), total }
  }
}
