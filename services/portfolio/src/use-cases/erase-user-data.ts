import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { createErasure } from '@resume/service-kit/user-data/erasure'
import { holdEnd } from '../domain/publication-states.ts'
import { entriesOfSubdomains } from '../domain/stale-entries.ts'

/** What erasing a user needs. */
export interface EraseUserDataPorts {
  commit: Commit
  userData: {
    /** Marks a user as erased, so that no work in progress brings anything back. */
    markErased(transaction: Transaction, userId: string): Promise<void>
    /** Removes images; their objects are removed by the job that does so until it is done. */
    removeAssets(transaction: Transaction, userId: string): Promise<void>
  }
  publicationData: {
    /** Removes what a user published, and its views; names stay held until then. */
    remove(transaction: Transaction, userId: string, heldUntil: Date): Promise<{ subdomain: string | null } | undefined>
  }
}

/** Makes the erasure of everything that portfolio holds about a user. It can be repeated. */
export function eraseUserData({ commit, userData, publicationData }: EraseUserDataPorts) {
  return createErasure(commit, {
    mark: (transaction, userId) => userData.markErased(transaction, userId),
    async removeRest(transaction, userId, outbox) {
      await userData.removeAssets(transaction, userId)
      const published = await publicationData.remove(transaction, userId, holdEnd(new Date()))
      if (published) await outbox.drop(entriesOfSubdomains(published.subdomain ?? undefined))
    },
  })
}
