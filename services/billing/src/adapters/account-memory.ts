import { LRUCache } from 'lru-cache'
import type { Account, HeldReservation } from '../domain/account.ts'

/** The accounts that this process moved last. What is decided on them holds only if nobody else has moved them since. */
export interface AccountMemory {
  /** An account of which nothing has outlived its time; somebody else may have moved it. */
  recall(userId: string, now: Date): Account | undefined
  /** Remembers an account as it was written. */
  keep(account: Account): void
  forget(userId: string): void
}

/** Accounts, and reservations of one, that are known at a time. An account takes about 1 KB. */
const mostAccounts = 10_000
const mostHeld = 100

/** Makes an {@link AccountMemory}, empty. */
export function createAccountMemory(): AccountMemory {
  const accounts = new LRUCache<string, Account>({ max: mostAccounts })
  return {
    recall(userId, now) {
      const account = accounts.get(userId)
      return account?.nextLapseAt && account.nextLapseAt <= now ? undefined : account
    },
    keep(account) {
      const reservations = heldOf(account)
      const inUse = new Set(reservations.flatMap(({ parts }) => parts.map(({ grantId }) => grantId)))
      const grants = account.grants.filter(({ id, remaining }) => remaining > 0 || inUse.has(id))
      const nextLapseAt = account.reserved === 0 ? null : account.nextLapseAt
      accounts.set(account.userId, { ...account, grants, reservations, known: [], nextLapseAt })
    },
    forget: (userId) => void accounts.delete(userId),
  }
}

/** The reservations that are still held; none when there are too many to remember. */
function heldOf({ reservations }: Account): HeldReservation[] {
  const held = reservations.filter(({ state }) => state === 'held')
  return held.length > mostHeld ? [] : held
}
