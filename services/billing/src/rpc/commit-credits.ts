import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { commitCredits } from '../use-cases/resolve-credits.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeReserved } from './encode.ts'
import { reservationId } from './ids.ts'

/** Spends what is reserved. */
export function commitCreditsRpc(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['CommitCredits']> {
  return async ({ reservationId: id, amount }) => {
    const { userId } = requireUser()
    return encodeReserved(await commitCredits(dependencies, userId, reservationId(id), amount))
  }
}
