import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireService } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { commitCredits } from '../use-cases/resolve-credits.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeReserved } from './encode.ts'
import { reservationId } from './ids.ts'

/** Spends reserved credits of the user on whose behalf a service calls. */
export function commitCreditsRpc(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['CommitCredits']> {
  return async ({ reservationId: id, amount }) => {
    const { userId } = requireService()
    return encodeReserved(await commitCredits(dependencies, userId, reservationId(id), amount))
  }
}
