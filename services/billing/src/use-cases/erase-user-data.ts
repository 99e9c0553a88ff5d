import { cacheKeys } from '@resume/proto/cache-keys'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { createErasure } from '@resume/service-kit/user-data/erasure'
import { type EraseAffiliatePorts, eraseAffiliate, eraseSomeOfAffiliate } from './erase-affiliate.ts'

/** What erasing a user's data needs. */
export interface EraseUserDataPorts extends EraseAffiliatePorts {
  commit: Commit<Transaction, never>
  userData: {
    markErased(transaction: Transaction, userId: string, now: Date): Promise<void>
    /** Removes some of what a user may have any number of. @returns whether there may be more */
    removeSome(transaction: Transaction, userId: string): Promise<boolean>
    /** Removes everything else. */
    removeRest(transaction: Transaction, userId: string): Promise<void>
  }
}

/**
 * Makes the erasure of everything that is held about a user; that it was is remembered. It can be repeated. From the first step
 * on nothing moves credits of the user any more. The customer's subscriptions end with it at the provider; a job sees to that.
 */
export function eraseUserData(ports: EraseUserDataPorts) {
  const { commit, userData } = ports
  return createErasure(commit, {
    mark: (transaction, userId) => userData.markErased(transaction, userId, new Date()),
    async removeSome(transaction, userId) {
      const isMoneyLeft = await eraseSomeOfAffiliate(ports, transaction, userId)
      return (await userData.removeSome(transaction, userId)) || isMoneyLeft
    },
    async removeRest(transaction, userId, outbox) {
      await eraseAffiliate(ports, transaction, userId)
      await userData.removeRest(transaction, userId)
      await outbox.drop([cacheKeys.billingSummary(userId)])
    },
  })
}
