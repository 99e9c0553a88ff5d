import { AppError } from '@resume/service-kit/errors/app-error'

/** Accounts of a user, and those on the other side: where credits come from and where they go. */
export type Account = 'available' | 'reserved' | 'debt' | 'issued' | 'spent' | 'expired' | 'taken_back'

/** Why credits moved. */
export type MovementKind = 'grant' | 'reserve' | 'commit' | 'release' | 'lapse' | 'expire' | 'take_back' | 'settle_debt'

/** One side of a movement; the amounts of a movement add up to zero. */
export interface Entry {
  account: Account
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

/** Credits that came in together, and what of them is still available. */
export interface Grant {
  id: string
  remaining: number
  expiresAt: Date
}

/** A wallet as it stands while its row is locked: sums, and the grants of which something is left. */
export interface WalletState {
  available: number
  reserved: number
  debt: number
  grants: Grant[]
}

/** What a reservation holds of one grant. */
export interface Part {
  grantId: string
  amount: number
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
 * How many credits a wallet gives to a reservation.
 * @throws AppError `payment_required` when there are fewer than the least
 */
export function reservableCredits(wallet: WalletState, { min, max }: { min: number; max: number }): number {
  const there = wallet.grants.reduce((total, { remaining }) => total + remaining, 0)
  if (there < min) throw new AppError('payment_required', 'Not enough AI credits.')
  return Math.min(there, max)
}

/**
 * Puts credits aside.
 * @throws AppError `payment_required` when there are not enough
 */
export function reserveMovement(
  wallet: WalletState,
  reservation: { id: string; amount: number; purpose: string },
): Movement {
  const parts = takeParts(wallet.grants, reservation.amount)
  if (sum(parts) < reservation.amount) throw new AppError('payment_required', 'Not enough AI credits.')
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
  reservation: { id: string; purpose: string; parts: Part[] },
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
export function expireMovement(wallet: WalletState, now: Date): Movement | undefined {
  const over = wallet.grants.filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt <= now)
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
export function settleMovement(wallet: WalletState): Movement | undefined {
  const parts = takeParts(wallet.grants, Math.min(wallet.debt, wallet.available))
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

/** How a movement changes one account. */
export function changeOf(movement: Movement, account: Account): number {
  return movement.entries.reduce((total, entry) => total + (entry.account === account ? entry.amount : 0), 0)
}

/** A wallet after a movement. */
export function afterMovement(wallet: WalletState, movement: Movement): WalletState {
  const changes = new Map<string, number>()
  for (const { account, grantId, amount } of movement.entries) {
    if (account === 'available' && grantId !== null) changes.set(grantId, (changes.get(grantId) ?? 0) + amount)
  }
  return {
    available: wallet.available + changeOf(movement, 'available'),
    reserved: wallet.reserved + changeOf(movement, 'reserved'),
    debt: wallet.debt - changeOf(movement, 'debt'),
    grants: wallet.grants.map((grant) => ({ ...grant, remaining: grant.remaining + (changes.get(grant.id) ?? 0) })),
  }
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}
