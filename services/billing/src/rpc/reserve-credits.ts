import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeReservation, encodeWallet } from './encode.ts'

/** Reserves credits of the calling user. */
export function reserveCredits({
  ledger,
  readWallet,
}: Dependencies): UnaryHandler<BillingServiceDefinition['ReserveCredits']> {
  return async ({ requestId, purpose, amount, min, max }) => {
    const { userId } = requireUser()
    const credits = min === undefined && max === undefined ? { exactly: amount } : { min: min ?? 0, max: max ?? 0 }
    const { reservation, wallet } = await ledger.reserve(userId, { requestId, purpose, credits })
    return {
      reservation: encodeReservation(reservation),
      wallet: encodeWallet(wallet ?? (await readWallet(userId))),
    }
  }
}
