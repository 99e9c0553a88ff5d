import type { EventOutput } from '@resume/proto/events'
import type { Transaction } from './database.ts'

/** Keeps what billing tells of a subscription; news that is older than what is known changes nothing. */
export async function keepSubscription(
  event: EventOutput<'subscriptionChanged'>,
  transaction: Transaction,
): Promise<void> {
  const { userId, subscriptionId, status, productKey, entitlements, version } = event
  const periodStart = timestamp(event.currentPeriodStart)
  const periodEnd = timestamp(event.currentPeriodEnd)
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
}

function timestamp(text: string): Date | null {
  if (text === '') return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Error('A period of the subscription is not a timestamp')
  return date
}
