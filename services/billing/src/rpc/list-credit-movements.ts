import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listCreditMovements } from '../use-cases/list-histories.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeMovement } from './encode.ts'

/** Lists how the calling user's credits moved. */
export function listCreditMovementsRpc(
  dependencies: Dependencies,
): UnaryHandler<BillingServiceDefinition['ListCreditMovements']> {
  return async (page) => {
    const { items, total } = await listCreditMovements(dependencies, requireUser().userId, page)
    return { items: items.map(encodeMovement), total }
  }
}
