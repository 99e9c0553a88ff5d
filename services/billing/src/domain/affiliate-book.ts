/** Sides of an affiliate, and those across from them: where the money comes from, and where it goes without a payment. */
export type AffiliateSide = 'pending' | 'available' | 'reserved' | 'paid' | 'owed' | 'expense' | 'forfeited'

/** Why an affiliate's money moves. */
export type AffiliateMovementKind =
  | 'commission'
  | 'mature'
  | 'reverse'
  | 'restore'
  | 'settle_owed'
  | 'reserve'
  | 'pay'
  | 'refuse'
  | 'forfeit'

/** What an affiliate has, in cents; none of it is negative. */
export interface AffiliateBalances {
  /** Of commissions that may still be undone by a refund without more ado. */
  pendingCents: number
  /** What can be withdrawn. */
  availableCents: number
  /** What an open withdrawal holds. */
  reservedCents: number
  paidCents: number
  /** What was undone after it had been paid out; while there is any, nothing is available. */
  owedCents: number
}

/** One side of a movement, in cents; the amounts of a movement add up to zero. */
export interface AffiliateEntry {
  account: AffiliateSide
  amountCents: number
}

/** A movement of an affiliate's money, not yet written. */
export interface AffiliateMovement {
  kind: AffiliateMovementKind
  entries: AffiliateEntry[]
  commissionId?: string | undefined
  withdrawalId?: string | undefined
}

/** What an affiliate's money is about: a commission or a withdrawal. */
type About = Pick<AffiliateMovement, 'commissionId' | 'withdrawalId'>

/** The money of one affiliate while something is decided about it, and the movements that it comes to. */
export interface AffiliateBook {
  readonly balances: AffiliateBalances
  readonly movements: readonly AffiliateMovement[]
  /** A commission comes in, pending. */
  earn(cents: number, about: About): void
  /** A commission, or what is left of it, becomes available. */
  mature(cents: number, about: About): void
  /** Undoes a part of a commission: of what is pending, else of what is available; the rest is owed. */
  reverse(cents: number, isMatured: boolean, about: About): void
  /** Brings back what was undone. */
  restore(cents: number, isMatured: boolean, about: About): void
  /** Puts money aside for a withdrawal. @throws Error when less is available */
  reserve(cents: number, about: About): void
  /** Pays what a withdrawal holds. */
  pay(cents: number, about: About): void
  /** Gives back what a withdrawal holds. */
  refuse(cents: number, about: About): void
  /** Ends whatever is left, owed or not: of somebody who has gone. What was paid stays. */
  forfeit(): void
}

/**
 * Opens the {@link AffiliateBook} of an affiliate. After every movement, what is owed is paid with what is available.
 * @throws Error, from each of its methods, rather than making a movement that does not add up or a balance negative
 */
export function openAffiliateBook(start: AffiliateBalances): AffiliateBook {
  let balances = start
  const movements: AffiliateMovement[] = []

  const append = (kind: AffiliateMovementKind, sides: Partial<Record<AffiliateSide, number>>, about: About = {}) => {
    const entries = Object.entries(sides).flatMap(([account, amountCents]) =>
      amountCents === 0 ? [] : [{ account: account as AffiliateSide, amountCents }],
    )
    if (entries.length === 0) return
    balances = balancesAfter(balances, entries)
    movements.push({ kind, entries, ...about })
  }
  const post = (...movement: Parameters<typeof append>) => {
    append(...movement)
    const settled = Math.min(balances.owedCents, balances.availableCents)
    append('settle_owed', { available: -settled, owed: settled })
  }

  return {
    get balances() {
      return balances
    },
    movements,
    earn: (cents, about) => post('commission', { expense: -cents, pending: cents }, about),
    mature: (cents, about) => post('mature', { pending: -cents, available: cents }, about),
    reverse(cents, isMatured, about) {
      if (!isMatured) return post('reverse', { pending: -cents, expense: cents }, about)
      const taken = Math.min(cents, balances.availableCents)
      post('reverse', { available: -taken, owed: taken - cents, expense: cents }, about)
    },
    restore: (cents, isMatured, about) =>
      post('restore', { expense: -cents, [isMatured ? 'available' : 'pending']: cents }, about),
    reserve: (cents, about) => post('reserve', { available: -cents, reserved: cents }, about),
    pay: (cents, about) => post('pay', { reserved: -cents, paid: cents }, about),
    refuse: (cents, about) => post('refuse', { reserved: -cents, available: cents }, about),
    forfeit() {
      const { pendingCents, availableCents, owedCents } = balances
      const forfeited = pendingCents + availableCents - owedCents
      append('forfeit', { pending: -pendingCents, available: -availableCents, owed: owedCents, forfeited })
    },
  }
}

function balancesAfter(balances: AffiliateBalances, entries: readonly AffiliateEntry[]): AffiliateBalances {
  if (entries.reduce((sum, { amountCents }) => sum + amountCents, 0) !== 0) {
    throw new Error('The movement is not balanced')
  }
  const change = (side: AffiliateSide) =>
    entries.reduce((sum, { account, amountCents }) => sum + (account === side ? amountCents : 0), 0)
  const after = {
    pendingCents: balances.pendingCents + change('pending'),
    availableCents: balances.availableCents + change('available'),
    reservedCents: balances.reservedCents + change('reserved'),
    paidCents: balances.paidCents + change('paid'),
    owedCents: balances.owedCents - change('owed'),
  }
  if (Object.values(after).some((cents) => cents < 0)) throw new Error('A balance of an affiliate would be negative')
  return after
}
