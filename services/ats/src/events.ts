import type { EventKey } from '@resume/proto/events'
import type { EventHandlers } from '@resume/service-kit/events/consumer'
import type { Transaction } from './adapters/database.ts'
import { subscriptionsIn } from './adapters/subscriptions.ts'
import { userDataIn } from './adapters/user-data.ts'
import { applySubscription } from './use-cases/apply-subscription.ts'
import { eraseUser } from './use-cases/erase-user.ts'

/** What ats publishes. */
export const published = ['resumeScanned', 'resumeExtracted'] as const satisfies EventKey[]

/** What ats consumes: billing's news, which decide a user's quota, and the order to forget a user. */
export const consumed = ['subscriptionChanged', 'userDeleted'] as const satisfies EventKey[]

/** What ats does with each. */
export const atsEventHandlers: Pick<EventHandlers<Transaction>, (typeof consumed)[number]> = {
  subscriptionChanged: { once: (event, transaction) => applySubscription(subscriptionsIn(transaction), event) },
  userDeleted: { once: ({ userId }, transaction) => eraseUser(userDataIn(transaction), userId, new Date()) },
}
