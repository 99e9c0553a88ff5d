import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listPayments } from '../use-cases/list-histories.ts'
import type { Dependencies } from './dependencies.ts'
import { encodePayment } from './encode.ts'

/** Lists what the calling user paid. */
export function listPaymentsRpc(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['ListPayments']> {
  return async (page) => {
    const { items, total } = await listPayments(dependencies, requireUser().userId, page)
    return { items: items.map(encodePayment), total }
  }
}
