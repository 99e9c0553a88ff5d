import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeMovement } from './encode.ts'

/** Lists how the calling user's credits moved. */
export function listCreditMovements({
  histories,
}: Dependencies): UnaryHandler<BillingServiceDefinition['ListCreditMovements']> {
  return async (page) => {
    const { items, total } = await histories.movements(requireUser().userId, page)
    return { items: items.map(encodeMovement), total }
  }
}
