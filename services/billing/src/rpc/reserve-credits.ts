import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireService } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { reserveCredits } from '../use-cases/reserve-credits.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeReserved } from './encode.ts'

/** Reserves credits of the user on whose behalf a service calls. */
export function reserveCreditsRpc(
  dependencies: Dependencies,
): UnaryHandler<BillingServiceDefinition['ReserveCredits']> {
  return async ({ requestId, purpose, amount, min, max }) => {
    const { userId } = requireService()
    const credits = min === undefined && max === undefined ? { exactly: amount } : { min: min ?? 0, max: max ?? 0 }
    return encodeReserved(await reserveCredits(dependencies, userId, { requestId, purpose, credits }))
  }
}
