import type { EventKey } from '@resume/proto/events'
import type { EventHandlers } from '@resume/service-kit/events/consumer'
import type { Database, Transaction } from './adapters/database.ts'
import type { DocumentCache } from './adapters/document-cache.ts'
import { keepSubscription } from './adapters/subscriptions.ts'
import { eraseUserData } from './adapters/user-data.ts'

/** What documents publishes. */
export const published = [
  'documentCreated',
  'documentUpdated',
  'documentDeleted',
  'documentRestored',
  'masterProfileSaved',
  'shareLinkCreated',
  'shareLinkDeleted',
] as const satisfies EventKey[]

/** What documents consumes. */
export const consumed = [
  'subscriptionChanged',
  'userDeleted',
  'documentCreated',
  'documentUpdated',
  'documentDeleted',
  'documentRestored',
  'masterProfileSaved',
  'shareLinkCreated',
  'shareLinkDeleted',
] as const satisfies EventKey[]

/**
 * Billing's news, which decide on a user's plan; the order to forget a user; and its own changes, to drop caches again
 * that Redis could not drop before.
 */
export function documentsEventHandlers(
  database: Database,
  cache: DocumentCache,
): Pick<EventHandlers<Transaction>, (typeof consumed)[number]> {
  const dropCounts = {
    always: ({ userId, documentId }: { userId: string; documentId: string }) =>
      confirmed(cache.dropCounts(userId, [documentId])),
  }
  return {
    subscriptionChanged: { once: keepSubscription },
    userDeleted: { always: ({ userId }) => eraseUserData(userId, database, cache) },
    documentCreated: dropCounts,
    documentUpdated: { always: ({ userId, documentId }) => confirmed(cache.dropDocument(userId, documentId)) },
    documentDeleted: dropCounts,
    documentRestored: dropCounts,
    masterProfileSaved: { always: ({ userId }) => confirmed(cache.dropProfile(userId)) },
    shareLinkCreated: dropCounts,
    shareLinkDeleted: dropCounts,
  }
}

/** Fails while Redis does not confirm, so that the event is delivered again. */
async function confirmed(dropping: Promise<boolean>): Promise<void> {
  if (!(await dropping)) throw new Error('Redis did not confirm')
}
