import type { EventOutput } from '@resume/proto/events'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { LockOwnerPorts } from './lock-owner.ts'

/** What recording a subscription needs. */
export interface RecordSubscriptionPorts {
  owners: LockOwnerPorts['owners']
  subscriptions: {
    /** Stores a subscription's state, unless a newer version of it is stored. */
    store(transaction: Transaction, event: EventOutput<'subscriptionChanged'>): Promise<void>
  }
}

/** Records what billing says about a subscription, unless its user was erased. The lock lets an erasure go first or after. */
export async function recordSubscription(
  { owners, subscriptions }: RecordSubscriptionPorts,
  transaction: Transaction,
  event: EventOutput<'subscriptionChanged'>,
): Promise<void> {
  const { erasedAt } = await owners.lock(transaction, event.userId)
  if (!erasedAt) await subscriptions.store(transaction, event)
}
