import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { answersWithCounts } from '../domain/cached-answers.ts'

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

/** Erases everything that is held about a user, in steps. It can be repeated, and continues where it was interrupted. */
export async function eraseUserData({ commit, owners, userData }: EraseUserDataPorts, userId: string): Promise<void> {
  await commit((transaction) => owners.markErased(transaction, userId))
  let removed: number
  do {
    removed = await commit(async (transaction, outbox) => {
      const ids = await userData.removeDocuments(transaction, userId, documentsPerStep)
      await outbox.drop(answersWithCounts(userId, ids))
      return ids.length
    })
  } while (removed > 0)
  await commit((transaction) => userData.removeRest(transaction, userId))
}
