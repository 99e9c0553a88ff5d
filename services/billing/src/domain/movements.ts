import type { MovementKind } from '@resume/proto/limits/billing'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Account, Grant, Part } from './account.ts'

/** Sides of a user, and those across from them: where credits come from and where they go. */
export type Side = 'available' | 'reserved' | 'debt' | 'issued' | 'spent' | 'expired' | 'taken_back'

/** One side of a movement; the amounts of a movement add up to zero. */
export interface Entry {
  account: Side
  /** The grant whose credits these are; of a debt there is none. */
  grantId: string | null
  amount: number
}

/** A movement of credits, not yet written. */
export interface Movement {
  kind: MovementKind
  purpose: string
  reservationId: string | null
  entries: Entry[]
}

/** The order in which credits are spent: those that expire first, first; of the same moment the older ones. */
export function bySpendingOrder(one: Grant, other: Grant): number {
  return one.expiresAt.getTime() - other.expiresAt.getTime() || (one.id < other.id ? -1 : 1)
}

/** Takes credits out of grants in {@link bySpendingOrder}; less than asked for when there are no more. */
export function takeParts(grants: readonly Grant[], amount: number): Part[] {
  const parts: Part[] = []
  let open = amount
  for (const { id, remaining } of grants.toSorted(bySpendingOrder)) {
    const taken = Math.min(open, remaining)
    if (taken > 0) parts.push({ grantId: id, amount: taken })
    open -= taken
  }
  return parts
}

/** New credits. */
export function grantMovement(grantId: string, amount: number, purpose: string): Movement {
  return {
    kind: 'grant',
    purpose,
    reservationId: null,
    entries: [
      { account: 'issued', grantId, amount: -amount },
      { account: 'available', grantId, amount },
    ],
  }
}

/**
 * How many credits an account gives to a reservation.
 * @throws AppError `credits_missing` when there are fewer than the least
 */
export function reservableCredits(account: Account, { min, max }: { min: number; max: number }): number {
  const there = account.grants.reduce((total, { remaining }) => total + remaining, 0)
  if (there < min) throw new AppError('credits_missing')
  return Math.min(there, max)
}

/**
 * Puts credits aside.
 * @throws AppError `credits_missing` when there are not enough
 */
export function reserveMovement(
  account: Account,
  reservation: { id: string; amount: number; purpose: string },
): Movement {
  const parts = takeParts(account.grants, reservation.amount)
  if (sum(parts) < reservation.amount) throw new AppError('credits_missing')
  return {
    kind: 'reserve',
    purpose: reservation.purpose,
    reservationId: reservation.id,
    entries: parts.flatMap(({ grantId, amount }) => [
      { account: 'available', grantId, amount: -amount },
      { account: 'reserved', grantId, amount },
    ]),
  }
}

/**
 * Ends a reservation: spends some of it and gives the rest back.
 * @param parts what it holds, in the order of spending
 * @param spent from 0 to all of it
 */
export function resolveMovement(
  kind: 'commit' | 'release' | 'lapse',
  reservation: { id: string; purpose: string; parts: readonly Part[] },
  spent: number,
): Movement {
  const entries: Entry[] = []
  let open = spent
  for (const { grantId, amount } of reservation.parts) {
    const used = Math.min(open, amount)
    open -= used
    entries.push({ account: 'reserved', grantId, amount: -amount })
    if (used > 0) entries.push({ account: 'spent', grantId, amount: used })
    if (used < amount) entries.push({ account: 'available', grantId, amount: amount - used })
  }
  return { kind, purpose: reservation.purpose, reservationId: reservation.id, entries }
}

/** What of a grant must go because its payment was given back: what is left of it, and the rest as a debt. */
export function takeBackMovement(grant: Grant, amount: number, purpose: string): Movement {
  const left = Math.min(grant.remaining, amount)
  const owed = amount - left
  return {
    kind: 'take_back',
    purpose,
    reservationId: null,
    entries: [
      ...(left > 0 ? [{ account: 'available' as const, grantId: grant.id, amount: -left }] : []),
      ...(owed > 0 ? [{ account: 'debt' as const, grantId: null, amount: -owed }] : []),
      { account: 'taken_back', grantId: grant.id, amount },
    ],
  }
}

/** The credits whose time is over; undefined when there are none. */
export function expireMovement(account: Account, now: Date): Movement | undefined {
  const over = account.grants.filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt <= now)
  if (over.length === 0) return undefined
  return {
    kind: 'expire',
    purpose: 'expired',
    reservationId: null,
    entries: over.flatMap(({ id, remaining }) => [
      { account: 'available', grantId: id, amount: -remaining },
      { account: 'expired', grantId: id, amount: remaining },
    ]),
  }
}

/** Pays a debt with what is available; undefined when there is nothing to pay or nothing to pay with. */
export function settleMovement(account: Account): Movement | undefined {
  const parts = takeParts(account.grants, Math.min(account.debt, account.available))
  if (parts.length === 0) return undefined
  return {
    kind: 'settle_debt',
    purpose: 'debt',
    reservationId: null,
    entries: [
      ...parts.map(({ grantId, amount }) => ({ account: 'available' as const, grantId, amount: -amount })),
      { account: 'debt', grantId: null, amount: sum(parts) },
    ],
  }
}

/** How a movement changes one side. */
export function changeOf(movement: Movement, side: Side): number {
  return movement.entries.reduce((total, { account, amount }) => total + (account === side ? amount : 0), 0)
}

/** How a movement changes what is left of each grant, by their ids. */
export function grantChanges(movements: readonly Movement[]): Map<string, number> {
  const changes = new Map<string, number>()
  for (const { account, grantId, amount } of movements.flatMap(({ entries }) => entries)) {
    if (account === 'available' && grantId !== null) changes.set(grantId, (changes.get(grantId) ?? 0) + amount)
  }
  return changes
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}
