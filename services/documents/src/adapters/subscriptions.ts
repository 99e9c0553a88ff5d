import type { EventOutput } from '@resume/proto/events'
import type { Database, Transaction } from './database.ts'

/** The states of subscriptions that billing announced. */
export function createSubscriptions(database: Database) {
  return {
    /** Whether any subscription of a user entitles to something now. */
    async isPaid(userId: string, transaction?: Transaction): Promise<boolean> {
      const paid = await (transaction ?? database).subscription.findFirst({
        where: { userId, entitlements: { isEmpty: false } },
        select: { userId: true },
      })
      return paid !== null
    },

    /** Stores a subscription's state, unless a newer version of it is stored. */
    async store(transaction: Transaction, event: EventOutput<'subscriptionChanged'>): Promise<void> {
      const { userId, subscriptionId, status, productKey, entitlements, version } = event
      await transaction.$executeRaw`
        INSERT INTO subscriptions AS known (
          user_id, subscription_id, version, status, product_key, entitlements, updated_at
        )
        VALUES (
          ${userId}::uuid, ${subscriptionId}, ${version}::bigint, ${status}, ${productKey}, ${entitlements}::text[], now()
        )
        ON CONFLICT (user_id, subscription_id) DO UPDATE SET
          version = excluded.version,
          status = excluded.status,
          product_key = excluded.product_key,
          entitlements = excluded.entitlements,
          updated_at = excluded.updated_at
        WHERE known.version < excluded.version`
    },
  }
}
