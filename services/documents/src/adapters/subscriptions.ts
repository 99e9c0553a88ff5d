import type { EventOutput } from '@resume/proto/events'
import type { Transaction } from './database.ts'

/** Keeps what billing tells of a subscription; news that is older than what is known changes nothing. */
export async function keepSubscription(
  event: EventOutput<'subscriptionChanged'>,
  transaction: Transaction,
): Promise<void> {
  const { userId, subscriptionId, status, productKey, entitlements, version } = event
  await transaction.$executeRaw`
    INSERT INTO subscriptions AS known (
      user_id, subscription_id, version, status, product_key, entitlements, updated_at
    )
    SELECT ${userId}::uuid, ${subscriptionId}, ${version}::bigint, ${status}, ${productKey}, ${entitlements}::text[], now()
    WHERE NOT EXISTS (SELECT 1 FROM owners WHERE user_id = ${userId}::uuid AND erased_at IS NOT NULL)
    ON CONFLICT (user_id, subscription_id) DO UPDATE SET
      version = excluded.version,
      status = excluded.status,
      product_key = excluded.product_key,
      entitlements = excluded.entitlements,
      updated_at = excluded.updated_at
    WHERE known.version < excluded.version`
}
