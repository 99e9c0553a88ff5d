import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { entitlementsOf } from '../domain/entitlements.ts'
import { noSubscription, type SubscriptionState } from '../domain/subscription.ts'

/** A subscription as it is kept. */
export interface KeptSubscription {
  /** The same for all subscriptions of a user, whatever the provider makes of them. */
  id: string
  /** The provider's ID of the one that counts. */
  providerId: string | null
  state: SubscriptionState
  /** What the other services were told last. */
  entitlements: string[]
  /** Grows with every change that the other services are told of. */
  version: number
  /** When something changes by itself next. */
  dueAt: Date | null
}

/** What keeping a subscription needs. */
export interface KeepSubscriptionPorts {
  subscriptions: {
    find(transaction: Transaction, userId: string): Promise<KeptSubscription | undefined>
    keep(
      transaction: Transaction,
      userId: string,
      kept: Omit<KeptSubscription, 'id'>,
      now: Date,
    ): Promise<{ id: string }>
    /** Changes what the other services need not know. */
    keepDates(
      transaction: Transaction,
      userId: string,
      dates: Pick<KeptSubscription, 'dueAt' | 'providerId'>,
    ): Promise<void>
  }
}

/**
 * Keeps a user's subscription as it is now, in a transaction in which nobody else does. What is new gets a higher version
 * and is told to the other services; nothing new changes nothing.
 * @param at.dueAt when something changes by itself next
 */
export async function keepSubscription(
  { subscriptions }: KeepSubscriptionPorts,
  { transaction, outbox }: { transaction: Transaction; outbox: Outbox<'subscriptionChanged'> },
  userId: string,
  state: SubscriptionState,
  at: { now: Date; dueAt: Date | null; providerId: string | null },
): Promise<void> {
  const { now, dueAt, providerId } = at
  const known = await subscriptions.find(transaction, userId)
  if (!known && state === noSubscription) return
  const entitlements = entitlementsOf(state, now)
  if (known && isSame(known, state, entitlements)) {
    await subscriptions.keepDates(transaction, userId, { dueAt, providerId })
    return
  }
  const version = (known?.version ?? 0) + 1
  const { id } = await subscriptions.keep(transaction, userId, { state, entitlements, dueAt, providerId, version }, now)
  const { status, productKey, currentPeriodStart, currentPeriodEnd } = state
  await outbox.append('subscriptionChanged', {
    userId,
    subscriptionId: id,
    status,
    productKey: productKey ?? '',
    entitlements,
    currentPeriodStart: currentPeriodStart?.toISOString() ?? '',
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? '',
    version,
  })
}

function isSame(known: KeptSubscription, state: SubscriptionState, entitlements: string[]): boolean {
  const comparable = (one: SubscriptionState, granted: string[]) =>
    JSON.stringify([{ ...noSubscription, ...one }, granted])
  return comparable(known.state, known.entitlements) === comparable(state, entitlements)
}
