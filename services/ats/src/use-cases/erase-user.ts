import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { createErasure } from '@resume/service-kit/user-data/erasure'

/** What erasing a user needs. */
export interface EraseUserPorts {
  commit: Commit
  userData: {
    /** Marks a user as erased, so that no event that comes late and no work in progress brings anything back. */
    markErased(transaction: Transaction, userId: string): Promise<void>
    removeQuotas(transaction: Transaction, userId: string): Promise<void>
    removeSubscriptions(transaction: Transaction, userId: string): Promise<void>
    removeRuns(transaction: Transaction, userId: string): Promise<void>
  }
}

/** Makes the erasure of everything that ats holds about a user. It can be repeated. */
export function eraseUser({ commit, userData }: EraseUserPorts) {
  return createErasure(commit, {
    mark: (transaction, userId) => userData.markErased(transaction, userId),
    removeRest: async (transaction, userId) => {
      await userData.removeQuotas(transaction, userId)
      await userData.removeSubscriptions(transaction, userId)
      await userData.removeRuns(transaction, userId)
    },
  })
}
