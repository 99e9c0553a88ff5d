import type { EventKey } from '@resume/proto/events'
import type { EventHandlers } from '@resume/service-kit/events/consumer'
import type { Transaction } from './adapters/database.ts'
import { eraseUserData } from './adapters/user-data.ts'

/** What billing publishes. */
export const published = ['subscriptionChanged'] as const satisfies EventKey[]

/** What billing consumes: the order to forget a user. */
export const consumed = ['userDeleted'] as const satisfies EventKey[]

/** What billing does with each. */
export const billingEventHandlers: Pick<EventHandlers<Transaction>, (typeof consumed)[number]> = {
  userDeleted: { once: ({ userId }, transaction) => eraseUserData(userId, transaction) },
}
