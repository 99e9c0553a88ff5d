import type { EventOutput } from '@resume/proto/events'
import type { Transaction } from './database.ts'

/** The states of subscriptions that billing announced. */
export const subscriptions = {
  async store(transaction: Transaction, event: EventOutput<'subscriptionChanged'>): Promise<void> {
    const { userId, subscriptionId, entitlements, version } = event
    await transaction.$executeRaw`
      INSERT INTO subscriptions AS known (user_id, subscription_id, version, entitlements)
      VALUES (${userId}::uuid, ${subscriptionId}, ${version}::bigint, ${entitlements}::text[])
      ON CONFLICT (user_id, subscription_id) DO UPDATE SET version = excluded.version, entitlements = excluded.entitlements
      WHERE known.version < excluded.version`
  },

  async include(transaction: Transaction, userId: string, entitlement: string): Promise<boolean> {
    const where = { userId, entitlements: { has: entitlement } }
    return (await transaction.subscription.findFirst({ where, select: { userId: true } })) !== null
  },
}
