import type { ReservationState } from '@resume/proto/limits/billing'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Charge, Run } from './runs.ts'

/** Credits that billing has reserved. */
export interface Reservation {
  id: string
  /** From the least to the most that was asked for. */
  amount: number
  /** Credits that are left besides it. */
  balance: number
}

/** What billing knows of a reservation. */
export interface KnownReservation extends Reservation {
  state: ReservationState
}

/** The credits of users, which billing owns. Every call may be repeated; each throws what billing throws. */
export interface Credits {
  /**
   * Reserves as much as there is of a range. The same request ID answers the same reservation.
   * @throws AppError `credits_missing` when there is less than `min`, `unauthenticated` when the user was erased
   */
  reserve(
    userId: string,
    request: { requestId: string; min: number; max: number; purpose: string },
  ): Promise<KnownReservation>
  /** Spends credits of a reservation and gives the rest back. @throws AppError `conflict` when it ended in another way */
  commit(userId: string, reservationId: string, amount: number): Promise<void>
  /** Gives a reservation back. @throws AppError `conflict` when it was spent */
  release(userId: string, reservationId: string): Promise<void>
}

/** The error of a wallet that holds too little. */
export function notEnoughCredits(): AppError {
  return new AppError('credits_missing')
}

/** How often a run can lose its reservation to time before it goes on without. */
const mostRounds = 3

/**
 * Reserves credits for a run. A run that another process began finds what that process reserved.
 * @returns undefined when billing cannot be asked
 * @throws AppError `credits_missing` when there is less than the least, `unauthenticated` when billing has erased the user
 */
export async function reserveCredits(
  credits: Credits,
  run: Run,
  wanted: { min: number; max: number; purpose: string },
): Promise<Reservation | undefined> {
  for (let round = 1; round <= mostRounds; round += 1) {
    try {
      const found = await credits.reserve(run.userId, { ...wanted, requestId: `${run.id}:${round}` })
      if (found.state === 'held') return found
    } catch (error) {
      if (isAny(error, 'payment_required')) throw notEnoughCredits()
      if (isAny(error, 'unauthenticated')) throw error
      return undefined
    }
  }
  return undefined
}

/** How an attempt to spend ended; `unknown`: it may have arrived or not. */
export type Payment = 'paid' | 'unpaid' | 'unknown'

/** Spends what a run costs. When its reservation has ended meanwhile, the same is reserved again, if there is enough. */
export async function payCharge(credits: Credits, run: Run, charge: Charge, purpose: string): Promise<Payment> {
  const amount = charge.credits
  try {
    await credits.commit(run.userId, charge.reservationId, amount)
    return 'paid'
  } catch (error) {
    if (isAny(error, 'not_found')) return 'unpaid'
    if (!isAny(error, 'conflict')) return 'unknown'
  }
  try {
    const again = { requestId: `${run.id}:late`, min: amount, max: amount, purpose }
    const late = await credits.reserve(run.userId, again)
    if (late.state === 'committed') return 'paid'
    if (late.state !== 'held') return 'unpaid'
    await credits.commit(run.userId, late.id, amount)
    return 'paid'
  } catch (error) {
    return isAny(error, 'payment_required', 'conflict', 'not_found') ? 'unpaid' : 'unknown'
  }
}

/** Gives back what is reserved. @returns `spent` when it is too late for that, `unknown` when nobody can tell */
export async function releaseCredits(
  credits: Credits,
  userId: string,
  reservationId: string,
): Promise<'released' | 'spent' | 'unknown'> {
  try {
    await credits.release(userId, reservationId)
    return 'released'
  } catch (error) {
    if (isAny(error, 'not_found')) return 'released'
    return isAny(error, 'conflict') ? 'spent' : 'unknown'
  }
}

function isAny(error: unknown, ...codes: AppError['code'][]): boolean {
  return error instanceof AppError && codes.includes(error.code)
}
