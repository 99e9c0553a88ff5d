import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { createErasure } from '@resume/service-kit/user-data/erasure'

/** What erasing a user needs. */
export interface EraseUserDataPorts {
  commit: Commit
  userData: {
    /** Marks a user as erased, so that no work in progress brings anything back. */
    markErased(transaction: Transaction, userId: string): Promise<void>
    /** Removes images; their objects are removed by the job that does so until it is done. */
    removeAssets(transaction: Transaction, userId: string): Promise<void>
  }
}

/** Makes the erasure of everything that portfolio holds about a user. It can be repeated. */
export function eraseUserData({ commit, userData }: EraseUserDataPorts) {
  return createErasure(commit, {
    mark: (transaction, userId) => userData.markErased(transaction, userId),
    removeRest: (transaction, userId) => userData.removeAssets(transaction, userId),
  })
}
