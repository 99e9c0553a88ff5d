import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { createErasure } from '@resume/service-kit/user-data/erasure'

/** What erasing a user needs. */
export interface EraseUserDataPorts {
  commit: Commit
  users: {
    /** Waits for what is in work for a user, and lets nothing begin after it. */
    markErased(transaction: Transaction, userId: string): Promise<void>
    /** Removes applications, messages, and texts that the AI wrote. */
    removeData(transaction: Transaction, userId: string): Promise<void>
  }
}

/** Makes the erasure of everything that content holds about a user. It can be repeated. */
export function eraseUserData({ commit, users }: EraseUserDataPorts) {
  return createErasure(commit, {
    mark: (transaction, userId) => users.markErased(transaction, userId),
    removeRest: (transaction, userId) => users.removeData(transaction, userId),
  })
}
