import { newId } from '@resume/service-kit/ids'
import { viewOf, type WalletView } from '../domain/account.ts'
import { type Reservation, type ReservationRequest, readReservationRequest } from '../domain/reservation.ts'
import { reserve } from '../domain/spending.ts'
import type { Move } from './move-credits.ts'

/** What reserving needs. */
export interface ReserveCreditsPorts {
  moveCredits: Move
  /** After which a reservation ends by itself, in milliseconds. */
  reservationMs: number
}

/** A reservation, and the wallet after it was made or resolved. */
export interface ReservedCredits {
  reservation: Reservation
  wallet: WalletView
}

/**
 * Reserves as many of a user's credits as there are within a range. The same request id again answers the reservation as
 * it stands.
 * @throws AppError `credits_missing` when there are fewer than the least, `reservation_conflict` for a request id that was
 * used for another purpose or another exact amount, `validation_failed`
 */
export async function reserveCredits(
  { moveCredits, reservationMs }: ReserveCreditsPorts,
  userId: string,
  request: ReservationRequest,
): Promise<ReservedCredits> {
  const { requestId } = readReservationRequest(request)
  const decide = reserve(request, { id: newId(), lastsMs: reservationMs })
  const { answer: reservation, account } = await moveCredits(userId, { requestId }, decide)
  return { reservation, wallet: viewOf(account) }
}
