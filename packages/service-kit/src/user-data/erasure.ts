import type { EventKey } from '@resume/proto/events'
import type { Commit, Outbox, Transaction } from '../outbox/commit.ts'

/** How a service erases a user. Every step may run again, since an erasure that fails begins anew. */
export interface Erasure<Tx, Published extends EventKey = EventKey> {
  /** Notes that the user is erased, so that neither a write under way nor an event that comes late brings anything back. */
  mark(transaction: Tx, userId: string): Promise<void>
  /**
   * Removes some of what is too much for one transaction, with the cache entries that show it.
   * @returns whether there may be more
   */
  removeSome?(transaction: Tx, userId: string, outbox: Outbox<Published>): Promise<boolean>
  /** Removes everything else. */
  removeRest(transaction: Tx, userId: string, outbox: Outbox<Published>): Promise<void>
}

/**
 * Makes the effect of a user's deletion on a service: marks the user as erased, then removes what is held about the user,
 * a transaction at a time.
 */
export function createErasure<Tx extends Transaction, Published extends EventKey>(
  commit: Commit<Tx, Published>,
  erasure: Erasure<Tx, Published>,
): (event: { userId: string }) => Promise<void> {
  return async ({ userId }) => {
    await commit((transaction) => erasure.mark(transaction, userId))
    while (await commit(async (transaction, outbox) => erasure.removeSome?.(transaction, userId, outbox)));
    await commit((transaction, outbox) => erasure.removeRest(transaction, userId, outbox))
  }
}
