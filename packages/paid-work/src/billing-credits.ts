import { reservationStateEnum } from '@resume/proto/billing-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { currentContext, type RequestContext } from '@resume/service-kit/context/request-context'
import { newTraceparent } from '@resume/service-kit/context/trace-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import type { Credits } from './credits.ts'

/** Longest wait for billing, in milliseconds. */
const timeoutMs = 4_000

/** The {@link Credits} of the billing service. */
export function createBillingCredits(billing: GrpcClient<BillingServiceDefinition>): Credits {
  const options = (userId: string) => ({ context: contextOfWork(), onBehalfOf: userId, timeoutMs })
  return {
    reserve: async (userId, request) => {
      const { reservation, wallet } = await billing.call('ReserveCredits', request, options(userId))
      const state = reservation && reservationStateEnum.decode(reservation.reservationState)
      if (!reservation || !wallet || !state) throw new AppError('internal_error')
      return { id: reservation.id, amount: reservation.amount, balance: wallet.balance, state }
    },
    commit: async (userId, reservationId, amount) => {
      await billing.call('CommitCredits', { reservationId, amount }, options(userId))
    },
    release: async (userId, reservationId) => {
      await billing.call('ReleaseCredits', { reservationId }, options(userId))
    },
  }
}

/** The context of a call: in the trace of the request in work, and to its end even when nobody waits for it any more. */
function contextOfWork(): RequestContext {
  const current = currentContext()
  return { requestId: current?.requestId ?? newId(), traceparent: current?.traceparent ?? newTraceparent() }
}
