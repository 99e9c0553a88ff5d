import { newId } from '@resume/service-kit/ids'
import { type Movement, reservableCredits, reserveMovement } from '../domain/ledger.ts'
import { type Reservation, type ReservationRequest, rangeOf } from '../domain/reservation.ts'
import type { LockedWallet, ReservationChange } from './wallet-rows.ts'

/**
 * A reservation out of a wallet, not yet written.
 * @param reservationMs after which it ends by itself
 * @throws AppError `payment_required` when there are not enough credits
 */
export function newReservation(
  wallet: LockedWallet,
  request: ReservationRequest,
  reservationMs: number,
): { movement: Movement; reservation: Reservation; change: ReservationChange } {
  const { requestId, purpose } = request
  const amount = reservableCredits(wallet.state, rangeOf(request))
  const id = newId()
  const expiresAt = new Date(wallet.now.getTime() + reservationMs)
  return {
    movement: reserveMovement(wallet.state, { id, amount, purpose }),
    reservation: { id, requestId, amount, purpose, state: 'held', committed: 0, expiresAt },
    change: { kind: 'made', requestId, amount, expiresAt },
  }
}
