import type { EventOutput } from '@resume/proto/events'
import type { Transaction } from './database.ts'

/** Keeps what billing tells of a subscription; news that is older than what is known changes nothing. */
export async function keepSubscription(
  event: EventOutput<'subscriptionChanged'>,
  transaction: Transaction,
): Promise<void> {
  const { userId, subscriptionId, status, productKey, entitlements, version } = event
  /** The owner's row is held, so that news and an erasure take turns. */
  const [owner] = await transaction.$queryRaw<{ erased_at: Date | null }[]>`
    INSERT INTO owners (user_id) VALUES (${userId}::uuid)
    ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
    RETURNING erased_at`
  if (owner?.erased_at) return
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
}
