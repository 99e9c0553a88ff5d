import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeReservation, encodeWallet } from './encode.ts'
import { reservationId } from './ids.ts'

/** Spends what is reserved. */
export function commitCredits({
  ledger,
  readWallet,
}: Dependencies): UnaryHandler<BillingServiceDefinition['CommitCredits']> {
  return async ({ reservationId: id, amount }) => {
    const { userId } = requireUser()
    const { reservation, wallet } = await ledger.commit(userId, reservationId(id), amount)
    return {
      reservation: encodeReservation(reservation),
      wallet: encodeWallet(wallet ?? (await readWallet(userId))),
    }
  }
}
