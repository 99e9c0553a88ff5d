import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { keepsKeysWorking } from '../domain/api-key-status.ts'
import { batches } from '../domain/batches.ts'
import { entriesOfKey, hex, type KnownKey } from '../domain/stale-entries.ts'

/** What billing reports of a subscription. */
export interface SubscriptionReport {
  userId: string
  subscriptionId: string
  status: string
  /** Grows with every change of the subscription. */
  version: number
}

/** What applying a report needs. */
export interface ApplySubscriptionPorts {
  subscriptions: {
    /** Keeps a report. @returns false when a newer one is known or the account is gone */
    keep(transaction: Transaction, report: SubscriptionReport): Promise<boolean>
  }
  apiKeys: {
    /** Suspends the working keys that a subscription owns. @returns the keys that it changed */
    suspendOwned(transaction: Transaction, subscription: SubscriptionReport, at: Date): Promise<KnownKey[]>
    /** Revives the suspended keys that a subscription owns. @returns the keys that it changed */
    reviveOwned(transaction: Transaction, subscription: SubscriptionReport): Promise<KnownKey[]>
  }
}

/**
 * Suspends or revives the keys that a subscription owns. A report that is older than what is known changes nothing, nor
 * does one about an account that is gone.
 */
export async function applySubscription(
  { subscriptions, apiKeys }: ApplySubscriptionPorts,
  report: SubscriptionReport,
  transaction: Transaction,
  outbox: Outbox<'apiKeyRevived' | 'apiKeySuspended'>,
): Promise<void> {
  if (!(await subscriptions.keep(transaction, report))) return
  const isWorking = keepsKeysWorking(report.status)
  const changed = isWorking
    ? await apiKeys.reviveOwned(transaction, report)
    : await apiKeys.suspendOwned(transaction, report, new Date())
  const reports = changed.map((key) => ({
    payload: { keyId: key.id, userId: key.userId, keyHash: hex(key.keyHash) },
    drops: entriesOfKey(key),
  }))
  for (const batch of batches(reports)) {
    await outbox.appendAll(isWorking ? 'apiKeyRevived' : 'apiKeySuspended', batch)
  }
}
