import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireService } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { releaseCredits } from '../use-cases/resolve-credits.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeReserved } from './encode.ts'
import { reservationId } from './ids.ts'

/** Releases reserved credits of the user on whose behalf a service calls. */
export function releaseCreditsRpc(
  dependencies: Dependencies,
): UnaryHandler<BillingServiceDefinition['ReleaseCredits']> {
  return async ({ reservationId: id }) => {
    const { userId } = requireService()
    return encodeReserved(await releaseCredits(dependencies, userId, reservationId(id)))
  }
}
