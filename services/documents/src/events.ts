import type { EventKey } from '@resume/proto/events'
import type { EventHandlers } from '@resume/service-kit/events/consumer'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { ServiceDependencies } from './compose.ts'
import { eraseUserData } from './use-cases/erase-user-data.ts'
import { recordSubscription } from './use-cases/record-subscription.ts'

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
export const consumed = ['subscriptionChanged', 'userDeleted'] as const satisfies EventKey[]

/** Changes of subscriptions, which decide on a user's plan, and the deletion of accounts. */
export function documentsEventHandlers(
  dependencies: ServiceDependencies,
): Pick<EventHandlers<Transaction>, (typeof consumed)[number]> {
  return {
    subscriptionChanged: { once: (event, transaction) => recordSubscription(dependencies, transaction, event) },
    userDeleted: { always: ({ userId }) => eraseUserData(dependencies, userId) },
  }
}
