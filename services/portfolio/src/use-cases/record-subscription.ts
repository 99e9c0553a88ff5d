import type { EventOutput } from '@resume/proto/events'
import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { afterEvent } from '../domain/publication.ts'
import { type ChangePublicationPorts, changeIn } from './change-publication.ts'

/** What recording a subscription needs. */
export type RecordSubscriptionPorts = Omit<ChangePublicationPorts, 'commit'> & {
  subscriptions: {
    /** Stores a subscription's state, unless a newer version of it is stored. */
    store(transaction: Transaction, event: EventOutput<'subscriptionChanged'>): Promise<void>
    /** Whether any subscription of a user includes an entitlement now. */
    include(transaction: Transaction, userId: string, entitlement: string): Promise<boolean>
  }
}

/** Records what billing says about a subscription, and lets the user's publication follow at once. */
export async function recordSubscription(
  ports: RecordSubscriptionPorts,
  transaction: Transaction,
  outbox: Outbox<'mailRequested'>,
  event: EventOutput<'subscriptionChanged'>,
): Promise<void> {
  const { userId } = event
  const { erasedAt } = await ports.publishers.lock(transaction, userId)
  if (erasedAt) return
  await ports.subscriptions.store(transaction, event)
  const isEntitled = await ports.subscriptions.include(transaction, userId, 'portfolio_publish')
  await changeIn(
    ports,
    transaction,
    outbox,
    userId,
    (publication) => publication && afterEvent(publication, isEntitled ? 'entitled' : 'lapsed', new Date()),
  )
}
