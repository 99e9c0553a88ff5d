import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { createErasure } from '@resume/service-kit/user-data/erasure'
import { entriesWithCounts } from '../domain/stale-entries.ts'

/** What erasing a user's data needs. */
export interface EraseUserDataPorts {
  commit: Commit
  owners: {
    /** Marks a user as erased, so that no write under way brings anything back. */
    markErased(transaction: Transaction, userId: string): Promise<void>
  }
  userData: {
    /** Removes some documents of a user with everything that belongs to them. @returns their ids */
    removeDocuments(transaction: Transaction, userId: string, most: number): Promise<string[]>
    /** Removes everything else that is held about a user. */
    removeRest(transaction: Transaction, userId: string): Promise<void>
  }
}

/** Documents that are erased in one step: an account of any size is erased in the end. */
const documentsPerStep = 100

/** Makes the erasure of a user's data. It can be repeated, and continues where it was interrupted. */
export function eraseUserData({ commit, owners, userData }: EraseUserDataPorts) {
  return createErasure(commit, {
    mark: (transaction, userId) => owners.markErased(transaction, userId),
    async removeSome(transaction, userId, outbox) {
      const documentIds = await userData.removeDocuments(transaction, userId, documentsPerStep)
      await outbox.drop(entriesWithCounts(userId, documentIds))
      return documentIds.length > 0
    },
    removeRest: (transaction, userId) => userData.removeRest(transaction, userId),
  })
}
