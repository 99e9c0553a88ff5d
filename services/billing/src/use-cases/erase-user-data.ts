import { cacheKeys } from '@resume/proto/cache-keys'
import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { type EraseAffiliatePorts, eraseAffiliate } from './erase-affiliate.ts'

/** What erasing a user's data needs. */
export interface EraseUserDataPorts extends EraseAffiliatePorts {
  userData: {
    markErased(transaction: Transaction, userId: string, now: Date): Promise<void>
    remove(transaction: Transaction, userId: string): Promise<void>
  }
}

/**
 * Erases everything that is held about a user and remembers only that it did, in one transaction: in between the ledger
 * would not add up. The customer's subscriptions end with it at the provider; a job sees to that.
 */
export async function eraseUserData(
  ports: EraseUserDataPorts,
  userId: string,
  transaction: Transaction,
  outbox: Outbox,
): Promise<void> {
  const { userData } = ports
  await userData.markErased(transaction, userId, new Date())
  await eraseAffiliate(ports, transaction, userId)
  await userData.remove(transaction, userId)
  await outbox.drop([cacheKeys.billingSummary(userId)])
}
