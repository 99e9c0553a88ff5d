import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { ApplySubscriptionPorts } from '../use-cases/apply-subscription.ts'

/** Subscriptions as billing reported them. */
export function createSubscriptions(): ApplySubscriptionPorts['subscriptions'] {
  return {
    storeIfNewer: async (transaction: Transaction, subscription) => {
      const { userId, subscriptionId, version, status, productKey, entitlements, periodStart, periodEnd } = subscription
      /** Until the transaction ends nobody erases the user, who would keep what the erasure does not see yet. */
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${userId}, 0))`
      await transaction.$executeRaw`
        INSERT INTO subscriptions AS known (
          user_id, subscription_id, version, status, product_key, entitlements, period_start, period_end, updated_at
        )
        SELECT ${userId}, ${subscriptionId}, ${version}::bigint, ${status}, ${productKey}, ${entitlements}::text[],
          ${periodStart}::timestamptz, ${periodEnd}::timestamptz, now()
        WHERE NOT EXISTS (SELECT 1 FROM erased_users WHERE user_id = ${userId})
        ON CONFLICT (user_id, subscription_id) DO UPDATE SET
          version = excluded.version,
          status = excluded.status,
          product_key = excluded.product_key,
          entitlements = excluded.entitlements,
          period_start = excluded.period_start,
          period_end = excluded.period_end,
          updated_at = excluded.updated_at
        WHERE known.version < excluded.version`
    },
  }
}
