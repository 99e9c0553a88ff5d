import type { Interval, ProductKey } from '../domain/catalog.ts'
import { noSubscription, type SubscriptionState, type SubscriptionStatus } from '../domain/subscription.ts'
import type { Subscription } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'

/** Reads a user's subscription; {@link noSubscription} for somebody who never had one. */
export type ReadSubscription = (userId: string) => Promise<SubscriptionState>

/** Makes the {@link ReadSubscription} of a database. */
export function createReadSubscription(database: Database): ReadSubscription {
  return async (userId) => {
    const row = await database.subscription.findUnique({ where: { userId } })
    return row ? stateOf(row) : noSubscription
  }
}

/** A row as the state that it holds. */
export function stateOf(row: Subscription): SubscriptionState {
  return {
    status: row.status as SubscriptionStatus,
    productKey: row.productKey as ProductKey | null,
    interval: row.interval as Interval | null,
    currentPeriodStart: row.currentPeriodStart,
    currentPeriodEnd: row.currentPeriodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    graceEndsAt: row.graceEndsAt,
  }
}
