import type { ReservationState } from '@resume/proto/limits/billing'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Account, HeldReservation } from './account.ts'
import { changeOf, expireMovement, grantChanges, type Movement, resolveMovement, settleMovement } from './movements.ts'
import type { Reservation } from './reservation.ts'

/** A new grant; its credits come in by the movement that it goes along with. */
export interface NewGrant {
  id: string
  reference: string
  source: string
  amount: number
  /** When the month ends that they are for; absent for any others. */
  monthEnd?: Date
  expiresAt: Date
}

/** A movement of credits, with what else changes along with it. */
export interface Change {
  movement: Movement
  /** The reservation that it makes. */
  made?: HeldReservation
  /** The reservation that it resolves. */
  resolved?: { id: string; state: Exclude<ReservationState, 'held'>; committed: number }
  /** The grant that it brings in. */
  granted?: NewGrant
  /** The grant of which, all in all, so much has now been taken back. */
  takenBack?: { id: string; amount: number }
}

/** A change with what is available after it, as the ledger tells it. */
export type PostedChange = Change & { balanceAfter: number }

/** What a decision works on: an account, and the changes that it makes to it. */
export interface Book {
  /** The account as it stands after all changes so far. */
  readonly account: Account
  readonly now: Date
  post(change: Change): void
}

/**
 * Decides about an account: reads it and posts changes. It touches nothing else and may be asked again on a newer account.
 * @throws AppError to refuse; nothing that it posted stays then
 */
export type Decide<T> = (book: Book) => T

/** What a decision came to. */
export interface Decided<T> {
  /** The account after all changes. */
  account: Account
  changes: readonly PostedChange[]
  outcome: { answer: T } | { refusal: AppError }
}

/**
 * Makes a decision about an account. Before it, what has outlived its time is ended: reservations, then credits. After
 * every change a debt is paid with what is available, and credits go whose time is over. A refusal leaves what was ended.
 * @throws AppError `unauthenticated` for a user who was erased
 */
export function decideOn<T>(account: Account, now: Date, decide: Decide<T>): Decided<T> {
  if (account.isErased) throw new AppError('unauthenticated')
  const changes: PostedChange[] = []
  let current = account
  const append = (change: Change) => {
    current = accountAfter(current, change, now)
    changes.push({ ...change, balanceAfter: current.available })
  }
  const settle = () => {
    for (const next of [settleMovement, expireMovement]) {
      const movement = next(current, now)
      if (movement) append({ movement })
    }
  }
  const book: Book = {
    get account() {
      return current
    },
    now,
    post(change) {
      append(change)
      settle()
    },
  }
  settle()
  for (const reservation of account.reservations) if (isOver(reservation, now)) book.post(lapse(reservation))
  const tidied = { account: current, changes: [...changes] }
  try {
    return { outcome: { answer: decide(book) }, account: current, changes }
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal
    return { outcome: { refusal }, ...tidied }
  }
}

function isOver({ state, expiresAt }: Reservation, now: Date): boolean {
  return state === 'held' && expiresAt <= now
}

function lapse(reservation: HeldReservation): Change {
  const { id } = reservation
  return { movement: resolveMovement('lapse', reservation, 0), resolved: { id, state: 'lapsed', committed: 0 } }
}

/** An account after a change. @throws Error when the entries of its movement do not add up to zero */
function accountAfter(account: Account, change: Change, now: Date): Account {
  const { movement, made, resolved, granted, takenBack } = change
  if (movement.entries.reduce((total, { amount }) => total + amount, 0) !== 0) {
    throw new Error('The movement is not balanced')
  }
  const changed = grantChanges([movement])
  const expired = (id: string) =>
    movement.entries.reduce(
      (total, { account: side, grantId, amount }) => total + (side === 'expired' && grantId === id ? amount : 0),
      0,
    )
  const grants = granted ? [...account.grants, { ...granted, remaining: 0 }] : account.grants
  const reservations = made ? [...account.reservations, made] : account.reservations
  const known = granted ? [...account.known, { ...granted, takenBack: 0, expired: 0 }] : account.known
  return {
    ...account,
    available: account.available + changeOf(movement, 'available'),
    reserved: account.reserved + changeOf(movement, 'reserved'),
    debt: account.debt - changeOf(movement, 'debt'),
    lifetimeCredited: account.lifetimeCredited - changeOf(movement, 'issued'),
    lifetimeDebited:
      account.lifetimeDebited +
      changeOf(movement, 'spent') +
      changeOf(movement, 'expired') +
      changeOf(movement, 'taken_back'),
    movements: (account.movements ?? 0) + 1,
    updatedAt: now,
    grants: grants.map((grant) => ({ ...grant, remaining: grant.remaining + (changed.get(grant.id) ?? 0) })),
    reservations: reservations.map((each) => (each.id === resolved?.id ? { ...each, ...resolved } : each)),
    known: known.map((each) => ({
      ...each,
      expired: each.expired + expired(each.id),
      takenBack: each.id === takenBack?.id ? takenBack.amount : each.takenBack,
    })),
    nextLapseAt:
      made && !(account.nextLapseAt && account.nextLapseAt < made.expiresAt) ? made.expiresAt : account.nextLapseAt,
  }
}
