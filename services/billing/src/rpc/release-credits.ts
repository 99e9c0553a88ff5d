import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeReservation, encodeWallet } from './encode.ts'
import { reservationId } from './ids.ts'

/** Gives back what is reserved. */
export function releaseCredits({
  ledger,
  readWallet,
}: Dependencies): UnaryHandler<BillingServiceDefinition['ReleaseCredits']> {
  return async ({ reservationId: id }) => {
    const { userId } = requireUser()
    const { reservation, wallet } = await ledger.release(userId, reservationId(id))
    return {
      reservation: encodeReservation(reservation),
      wallet: encodeWallet(wallet ?? (await readWallet(userId))),
    }
  }
}
