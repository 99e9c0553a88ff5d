import type { EventKey, EventOutput } from '@resume/proto/events'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { AuthCache } from './adapters/auth-cache.ts'
import type { Transaction } from './adapters/database.ts'
import { hex } from './adapters/users.ts'
import { keepsKeysWorking } from './domain/api-key-status.ts'

const dropKey = ({ cache }: Dependencies) => ({
  always: ({ userId, keyHash }: { userId: string; keyHash: string }) => confirmed(cache.dropKeys(userId, [keyHash])),
})

/** What identity publishes, and what it does with what it consumes. */
export const events = {
  published: [
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
  ],
  handlers: {
    subscriptionChanged: () => ({ once: applySubscription }),
    userUpdated: ({ cache }) => ({ always: ({ userId }) => confirmed(cache.dropUser(userId)) }),
    userDeleted: ({ cache }) => ({ always: ({ userId }) => confirmed(cache.dropUserView(userId)) }),
    sessionEnded: ({ cache }) => ({ always: ({ cookieHash }) => confirmed(cache.dropSessions([cookieHash])) }),
    apiKeyCreated: ({ cache }) => ({ always: ({ userId }) => confirmed(cache.dropUserView(userId)) }),
    apiKeyRotated: dropKey,
    apiKeyRevoked: dropKey,
    apiKeyDeleted: dropKey,
    apiKeySuspended: dropKey,
    apiKeyRevived: dropKey,
  },
} as const satisfies ServiceEvents<Dependencies, Transaction, EventKey>

/** What the handlers work with. */
interface Dependencies {
  cache: AuthCache
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
