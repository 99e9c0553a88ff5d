import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { type ApplySubscriptionPorts, applySubscription } from './use-cases/apply-subscription.ts'
import { type EraseUserPorts, eraseUser } from './use-cases/erase-user.ts'

/** What ats publishes, and what it does with what it consumes. */
export const events = {
  published: ['resumeScanned', 'resumeExtracted'],
  handlers: {
    /** Subscriptions decide on a user's quotas. */
    subscriptionChanged: (ports) => ({ once: (event, transaction) => applySubscription(ports, transaction, event) }),
    userDeleted: (ports) => ({ always: eraseUser(ports) }),
  },
} as const satisfies ServiceEvents<
  ApplySubscriptionPorts & EraseUserPorts,
  Transaction,
  'resumeScanned' | 'resumeExtracted'
>
