import { AppError } from '@resume/service-kit/errors/app-error'
import type { Commit, Outbox, Transaction } from '@resume/service-kit/outbox/commit'

/** An owner as changes see it. */
export interface LockedOwner {
  erasedAt: Date | null
  /** Since when the administrator has suspended the user; null unless so. */
  suspendedAt: Date | null
}

/** What a change under the owner's lock needs. */
export interface LockOwnerPorts {
  commit: Commit
  /**
   * Runs a change when it is its owner's turn. Few of one owner run at once, so that those that wait for the lock hold no connections.
   * @throws AppError `overloaded` when too many wait; the reason of the call's signal when its caller has gone
   */
  inOwnersTurn<T>(userId: string, change: () => Promise<T>): Promise<T>
  owners: {
    /** Locks the owner's row until the transaction ends, and creates it for a new owner. */
    lock(transaction: Transaction, userId: string): Promise<LockedOwner>
  }
}

/**
 * Commits a change that must not overlap with other such changes of the same user.
 * @throws AppError `unauthenticated` when the user was erased or suspended meanwhile; `overloaded` when too many changes wait
 */
export function commitWithOwnerLock<T>(
  { commit, inOwnersTurn, owners }: LockOwnerPorts,
  userId: string,
  work: (transaction: Transaction, outbox: Outbox) => Promise<T>,
): Promise<T> {
  return inOwnersTurn(userId, () =>
    commit(async (transaction, outbox) => {
      const { erasedAt, suspendedAt } = await owners.lock(transaction, userId)
      if (erasedAt || suspendedAt) throw new AppError('unauthenticated')
      return work(transaction, outbox)
    }),
  )
}
