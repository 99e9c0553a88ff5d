import { timeOfId } from '@resume/service-kit/ids'
import type { Reservation } from './reservation.ts'

/** Credits that came in together, and what of them is still available. */
export interface Grant {
  id: string
  remaining: number
  expiresAt: Date
}

/** What a reservation holds of one grant. */
export interface Part {
  grantId: string
  amount: number
}

/** A reservation with what it holds of each grant, in the order of spending; of a resolved one that is not read. */
export interface HeldReservation extends Reservation {
  parts: readonly Part[]
}

/** A grant that a decision asked for, with what became of it. */
export interface KnownGrant {
  id: string
  /** Where the credits came from; the same reference brings them in once. */
  reference: string
  /** What the owner reads, such as `bundle` or `credit_pack_250`. */
  source: string
  amount: number
  /** What of the amount was taken back, spent or not. */
  takenBack: number
  /** What expired of it, spent by nobody. */
  expired: number
  expiresAt: Date
}

/** A user's credits as they were read in one snapshot: sums, and what a decision about them needs to know. */
export interface Account {
  userId: string
  available: number
  reserved: number
  /** What was taken back after it had been spent; while there is any, nothing is available. */
  debt: number
  /** Every credit that ever came in. */
  lifetimeCredited: number
  /** Every credit that was spent, expired or was taken back. */
  lifetimeDebited: number
  /** How often its credits have moved; null while it has no row. What is decided holds only if nobody moved them since. */
  movements: number | null
  updatedAt: Date | null
  /** The grants of which something is left, and those that the reservations and known grants below are about. */
  grants: readonly Grant[]
  /** The reservation that a decision asked for, and all that have outlived their time. */
  reservations: readonly HeldReservation[]
  /** The grants that a decision asked for by their references, those of them that exist. */
  known: readonly KnownGrant[]
  /** When the first of all held reservations ends by itself. */
  nextLapseAt: Date | null
  isErased: boolean
}

/** What a decision asks for beside the sums. */
export interface Subject {
  requestId?: string
  reservationId?: string
  /** References of grants. */
  references?: readonly string[]
}

/** A user's credits as they are shown. */
export interface WalletView {
  balance: number
  reserved: number
  lifetimeCredited: number
  lifetimeDebited: number
  debt: number
  nextExpiryAt: Date | null
  nextExpiryCredits: number
  /** Of somebody who never had credits, when the account was made: nothing changed since. */
  updatedAt: Date
  /** When something of it changes by itself next, if it does. */
  changesAt: Date | null
}

/** An account as it is shown. */
export function viewOf(account: Account): WalletView {
  const left = account.grants.filter(({ remaining }) => remaining > 0)
  const nextExpiryAt = earliest(...left.map(({ expiresAt }) => expiresAt))
  const next = left.filter(({ expiresAt }) => expiresAt.getTime() === nextExpiryAt?.getTime())
  return {
    balance: account.available,
    reserved: account.reserved,
    lifetimeCredited: account.lifetimeCredited,
    lifetimeDebited: account.lifetimeDebited,
    debt: account.debt,
    nextExpiryAt,
    nextExpiryCredits: next.reduce((sum, { remaining }) => sum + remaining, 0),
    updatedAt: account.updatedAt ?? timeOfId(account.userId),
    changesAt: earliest(nextExpiryAt, account.reserved > 0 ? account.nextLapseAt : null),
  }
}

/** The earliest of some moments; null when there is none. */
export function earliest(...moments: (Date | null | undefined)[]): Date | null {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** What somebody has who never had credits. */
export function emptyAccount(userId: string): Account {
  return {
    userId,
    available: 0,
    reserved: 0,
    debt: 0,
    lifetimeCredited: 0,
    lifetimeDebited: 0,
    movements: null,
    updatedAt: null,
    grants: [],
    reservations: [],
    known: [],
    nextLapseAt: null,
    isErased: false,
  }
}
