import type { EventKey, EventOutput } from '@resume/proto/events'
import type { EventHandlers } from '@resume/service-kit/events/consumer'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { AuthCache } from './adapters/auth-cache.ts'
import type { Transaction } from './adapters/database.ts'
import { hex } from './adapters/users.ts'
import { keepsKeysWorking } from './domain/api-key-status.ts'

/** What identity publishes. */
export const published = [
  'userRegistered',
  'userUpdated',
  'userDeleted',
  'sessionEnded',
  'apiKeyCreated',
  'apiKeyRotated',
  'apiKeyRevoked',
  'apiKeyDeleted',
  'apiKeySuspended',
  'apiKeyRevived',
] as const satisfies EventKey[]

/** What identity consumes: billing's news, and its own changes to drop caches again that Redis could not drop before. */
export const consumed = [
  'subscriptionChanged',
  'userUpdated',
  'userDeleted',
  'sessionEnded',
  'apiKeyCreated',
  'apiKeyRotated',
  'apiKeyRevoked',
  'apiKeyDeleted',
  'apiKeySuspended',
  'apiKeyRevived',
] as const satisfies EventKey[]

/** What identity does with each. */
export function identityEventHandlers(cache: AuthCache): Pick<EventHandlers<Transaction>, (typeof consumed)[number]> {
  const dropKey = {
    always: ({ userId, keyHash }: { userId: string; keyHash: string }) => confirmed(cache.dropKeys(userId, [keyHash])),
  }
  return {
    subscriptionChanged: { once: applySubscription },
    userUpdated: { always: ({ userId }) => confirmed(cache.dropUser(userId)) },
    userDeleted: { always: ({ userId }) => confirmed(cache.dropUserView(userId)) },
    sessionEnded: { always: ({ cookieHash }) => confirmed(cache.dropSessions([cookieHash])) },
    apiKeyCreated: { always: ({ userId }) => confirmed(cache.dropUserView(userId)) },
    apiKeyRotated: dropKey,
    apiKeyRevoked: dropKey,
    apiKeyDeleted: dropKey,
    apiKeySuspended: dropKey,
    apiKeyRevived: dropKey,
  }
}

/** Fails while Redis does not confirm, so that the event is delivered again. */
async function confirmed(dropping: Promise<boolean>): Promise<void> {
  if (!(await dropping)) throw new Error('Redis did not confirm')
}

/**
 * Suspends or revives the keys that a subscription owns. News that is older than what is known changes nothing, nor does
 * news of an account that is gone.
 */
async function applySubscription(event: EventOutput<'subscriptionChanged'>, transaction: Transaction): Promise<void> {
  const { userId, subscriptionId, status } = event
  const isNews = await transaction.$executeRaw`
    INSERT INTO subscription_states AS known (subscription_id, user_id, status, version, updated_at)
    SELECT ${subscriptionId}, id, ${status}, ${event.version}, now() FROM users WHERE id = ${userId}::uuid FOR KEY SHARE
    ON CONFLICT (subscription_id) DO UPDATE
    SET status = excluded.status, version = excluded.version, updated_at = excluded.updated_at
    WHERE known.version < excluded.version`
  if (!isNews) return
  const working = keepsKeysWorking(status)
  const keys = await transaction.apiKey.findMany({
    where: { userId, subscriptionId, revokedAt: null, suspendedAt: working ? { not: null } : null },
    select: { id: true, keyHash: true },
  })
  const suspendedAt = working ? null : new Date()
  await transaction.apiKey.updateMany({ where: { id: { in: keys.map(({ id }) => id) } }, data: { suspendedAt } })
  for (const { id, keyHash } of keys) {
    const event = { keyId: id, userId, keyHash: hex(keyHash) }
    await appendEvent(transaction, working ? 'apiKeyRevived' : 'apiKeySuspended', event)
  }
}
