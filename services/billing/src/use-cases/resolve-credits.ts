import { viewOf } from '../domain/account.ts'
import type { Decide } from '../domain/book.ts'
import type { Reservation } from '../domain/reservation.ts'
import { commit, release } from '../domain/spending.ts'
import type { Move } from './move-credits.ts'
import type { ReservedCredits } from './reserve-credits.ts'

/** What resolving a reservation needs. */
export interface ResolveCreditsPorts {
  moveCredits: Move
}

/**
 * Spends up to what a user's reservation holds and releases the rest.
 * @throws AppError `not_found`; `reservation_settled` when it was resolved in another way; `validation_failed` for
 * too much
 */
export function commitCredits(
  ports: ResolveCreditsPorts,
  userId: string,
  reservationId: string,
  amount: number,
): Promise<ReservedCredits> {
  return resolve(ports, userId, reservationId, commit(reservationId, amount))
}

/** Releases all that a user's reservation holds. @throws AppError `not_found`; `reservation_settled` when it was spent */
export function releaseCredits(
  ports: ResolveCreditsPorts,
  userId: string,
  reservationId: string,
): Promise<ReservedCredits> {
  return resolve(ports, userId, reservationId, release(reservationId))
}

async function resolve(
  { moveCredits }: ResolveCreditsPorts,
  userId: string,
  reservationId: string,
  decide: Decide<Reservation>,
): Promise<ReservedCredits> {
  const { answer: reservation, account } = await moveCredits(userId, { reservationId }, decide)
  return { reservation, wallet: viewOf(account) }
}
