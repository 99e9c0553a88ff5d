import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { type ApplySubscriptionPorts, applySubscription } from './use-cases/apply-subscription.ts'
import { type EraseUserPorts, eraseUser } from './use-cases/erase-user.ts'

/** What ats does with what it consumes. It publishes nothing: nobody else has to know of a scan. */
export const events = {
  published: [],
  handlers: {
    /** Subscriptions decide on a user's quotas. */
    subscriptionChanged: (ports) => ({ once: (event, transaction) => applySubscription(ports, transaction, event) }),
    userDeleted: (ports) => ({ always: eraseUser(ports) }),
  },
} as const satisfies ServiceEvents<ApplySubscriptionPorts & EraseUserPorts, Transaction, never>
