import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeReservation, encodeWallet } from './encode.ts'

/** Puts credits of the calling user aside. */
export function reserveCredits({
  ledger,
  readWallet,
}: Dependencies): UnaryHandler<BillingServiceDefinition['ReserveCredits']> {
  return async ({ requestId, amount, purpose }) => {
    const { userId } = requireUser()
    const { reservation, wallet } = await ledger.reserve(userId, { requestId, amount, purpose })
    return {
      reservation: encodeReservation(reservation),
      wallet: encodeWallet(wallet ?? (await readWallet(userId))),
    }
  }
}
