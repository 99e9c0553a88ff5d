import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { HeldReservation, Part } from './account.ts'
import type { Book, Decide } from './book.ts'
import { type Movement, reservableCredits, reserveMovement, resolveMovement } from './movements.ts'
import { isRepeatOf, type Reservation, type ReservationRequest, rangeOf } from './reservation.ts'

/**
 * Reserves as many credits as there are within a range; for a request id that reserved before, answers that reservation
 * as it stands.
 * @param made.id of the reservation, should it be made
 * @param made.lastsMs after which it ends by itself
 * @returns a decision that throws AppError `credits_missing` when there are fewer credits than the least, and
 * `reservation_conflict` for a request id that was used for another purpose or another exact amount
 */
export function reserve(request: ReservationRequest, made: { id: string; lastsMs: number }): Decide<Reservation> {
  const { requestId, purpose } = request
  return (book) => {
    const known = book.account.reservations.find((each) => each.requestId === requestId)
    if (known) {
      if (isRepeatOf(request, known)) return known
      throw new AppError('reservation_conflict')
    }
    const { id, lastsMs } = made
    const amount = reservableCredits(book.account, rangeOf(request))
    const movement = reserveMovement(book.account, { id, amount, purpose })
    const expiresAt = new Date(book.now.getTime() + lastsMs)
    const parts = partsOf(movement)
    const reservation = { id, requestId, amount, purpose, state: 'held' as const, committed: 0, expiresAt, parts }
    book.post({ movement, made: reservation })
    return reservation
  }
}

/**
 * Spends up to what is reserved and releases the rest. The same amount again changes nothing.
 * @returns a decision that throws AppError `not_found`, `validation_failed` for an amount that is out of range, and
 * `reservation_settled` when the reservation was resolved in another way
 */
export function commit(reservationId: string, amount: number): Decide<Reservation> {
  return (book) => {
    const known = find(book, reservationId)
    if (!Number.isInteger(amount) || amount < 0 || amount > known.amount) {
      throw invalidFields({ path: 'amount', message: `must be a whole number from 0 to ${known.amount}` })
    }
    if (known.state === 'committed' && known.committed === amount) return known
    return resolve(book, known, 'commit', amount)
  }
}

/**
 * Releases all that is reserved. Of a reservation that is released or lapsed already nothing changes.
 * @returns a decision that throws AppError `not_found`, and `reservation_settled` when the credits were spent
 */
export function release(reservationId: string): Decide<Reservation> {
  return (book) => {
    const known = find(book, reservationId)
    return known.state === 'released' || known.state === 'lapsed' ? known : resolve(book, known, 'release', 0)
  }
}

const states = { commit: 'committed', release: 'released' } as const

function resolve(book: Book, known: HeldReservation, kind: keyof typeof states, spent: number): Reservation {
  if (known.state !== 'held') throw new AppError('reservation_settled', { state: known.state })
  const resolved = { id: known.id, state: states[kind], committed: spent }
  book.post({ movement: resolveMovement(kind, known, spent), resolved })
  return { ...known, ...resolved }
}

function find({ account }: Book, id: string): HeldReservation {
  const found = account.reservations.find((each) => each.id === id)
  if (!found) throw new AppError('not_found', { resource: 'Reservation' })
  return found
}

/** What a new reservation holds of each grant. */
function partsOf({ entries }: Movement): Part[] {
  return entries.flatMap(({ account, grantId, amount }) =>
    account === 'reserved' && grantId !== null ? [{ grantId, amount }] : [],
  )
}
