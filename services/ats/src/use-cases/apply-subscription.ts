import type { EventOutput } from '@resume/proto/events'
import type { Transaction } from '@resume/service-kit/outbox/commit'

/** What billing last said of a subscription. */
export interface KnownSubscription {
  userId: string
  subscriptionId: string
  status: string
  productKey: string
  entitlements: string[]
  periodStart: Date | null
  periodEnd: Date | null
  /** Grows with every change at billing. */
  version: EventOutput<'subscriptionChanged'>['version']
}

/** What applying a subscription needs. */
export interface ApplySubscriptionPorts {
  subscriptions: {
    /** Stores a subscription, unless its user was erased or what is stored is as new. */
    storeIfNewer(transaction: Transaction, subscription: KnownSubscription): Promise<void>
  }
}

/**
 * Takes over what billing says of a subscription; older news changes nothing.
 * @throws Error when a period is not a timestamp
 */
export async function applySubscription(
  { subscriptions }: ApplySubscriptionPorts,
  transaction: Transaction,
  event: EventOutput<'subscriptionChanged'>,
): Promise<void> {
  const { currentPeriodStart, currentPeriodEnd, ...subscription } = event
  await subscriptions.storeIfNewer(transaction, {
    ...subscription,
    periodStart: timestamp(currentPeriodStart),
    periodEnd: timestamp(currentPeriodEnd),
  })
}

function timestamp(text: string): Date | null {
  if (text === '') return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Error('A period of the subscription is not a timestamp')
  return date
}
