import { AppError } from '@resume/service-kit/errors/app-error'
import type { Charge } from './runs.ts'

/** Credits that are put aside. */
export interface Reservation {
  id: string
  amount: number
  state: 'held' | 'committed' | 'released' | 'lapsed'
}

/** The credits of users, which are billing's. Every method may be repeated; each throws what billing throws. */
export interface Credits {
  /** The same request id with the same amount answers the same reservation; with another amount it is a `conflict`. */
  reserve(userId: string, request: { requestId: string; amount: number; purpose: string }): Promise<Reservation>
  /** @throws AppError `conflict` when the reservation was resolved in another way */
  commit(userId: string, reservationId: string, amount: number): Promise<void>
  /** @throws AppError `conflict` when it was spent */
  release(userId: string, reservationId: string): Promise<void>
}

/** The error of a wallet that holds too little. */
export function notEnoughCredits(): AppError {
  return new AppError('payment_required', 'Not enough AI credits.')
}

/** How often a run can lose its reservation to time before it is given up. */
const mostRounds = 3

/**
 * Puts credits aside for a run: the most that it may cost, or what there is, down to the least. A run that was begun
 * before finds what it had put aside.
 * @returns undefined when billing cannot be asked
 * @throws AppError `payment_required` when there is less than the least
 */
export async function holdCredits(
  credits: Credits,
  run: { id: string; userId: string },
  wanted: { min: number; max: number; purpose: string },
): Promise<Reservation | undefined> {
  const { min, max, purpose } = wanted
  for (let round = 1; round <= mostRounds; round += 1) {
    const found = await reserveMost(credits, run, { min, max, purpose, requestId: `${run.id}:${round}` })
    if (found === 'away') return undefined
    if (found === 'none') throw notEnoughCredits()
    if (found.state === 'held') return found
  }
  return undefined
}

async function reserveMost(
  credits: Credits,
  { userId }: { userId: string },
  wanted: { min: number; max: number; purpose: string; requestId: string },
): Promise<Reservation | 'none' | 'away'> {
  const { min, max, purpose, requestId } = wanted
  for (let amount = max; amount >= min; amount -= 1) {
    try {
      return await credits.reserve(userId, { requestId, amount, purpose })
    } catch (error) {
      /** `conflict`: another amount was put aside under this name, by the process that began the run. */
      if (!isAny(error, 'payment_required', 'conflict')) return 'away'
    }
  }
  return 'none'
}

/** How an attempt to spend ended; `unknown`: it may have arrived or not. */
export type Payment = 'paid' | 'unpaid' | 'unknown'

/**
 * Spends what a run owes. Of a reservation that ended meanwhile the same is taken anew, where there is enough.
 */
export async function pay(
  credits: Credits,
  run: { id: string; userId: string },
  charge: Charge,
  purpose: string,
): Promise<Payment> {
  try {
    await credits.commit(run.userId, charge.reservationId, charge.credits)
    return 'paid'
  } catch (error) {
    if (isAny(error, 'not_found')) return 'unpaid'
    if (!isAny(error, 'conflict')) return 'unknown'
  }
  try {
    const amount = charge.credits
    const late = await credits.reserve(run.userId, { requestId: `${run.id}:late`, amount, purpose })
    if (late.state === 'committed') return 'paid'
    if (late.state !== 'held') return 'unpaid'
    await credits.commit(run.userId, late.id, amount)
    return 'paid'
  } catch (error) {
    return isAny(error, 'payment_required', 'conflict', 'not_found') ? 'unpaid' : 'unknown'
  }
}

/** Gives back what was put aside. @returns `spent` when it is too late for that, `unknown` when nobody can tell */
export async function giveBack(
  credits: Credits,
  userId: string,
  reservationId: string,
): Promise<'given back' | 'spent' | 'unknown'> {
  try {
    await credits.release(userId, reservationId)
    return 'given back'
  } catch (error) {
    if (isAny(error, 'not_found')) return 'given back'
    return isAny(error, 'conflict') ? 'spent' : 'unknown'
  }
}

function isAny(error: unknown, ...codes: AppError['code'][]): boolean {
  return error instanceof AppError && codes.includes(error.code)
}
