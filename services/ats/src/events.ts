import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { subscriptionsIn } from './adapters/subscriptions.ts'
import { userDataIn } from './adapters/user-data.ts'
import { applySubscription } from './use-cases/apply-subscription.ts'
import { eraseUser } from './use-cases/erase-user.ts'

/** What ats publishes, and what it does with what it consumes. */
export const events = {
  published: ['resumeScanned', 'resumeExtracted'],
  handlers: {
    subscriptionChanged: () => ({
      once: (event, transaction) => applySubscription(subscriptionsIn(transaction), event),
    }),
    userDeleted: () => ({
      once: ({ userId }, transaction) => eraseUser(userDataIn(transaction), userId, new Date()),
    }),
  },
} as const satisfies ServiceEvents<unknown, Transaction, 'resumeScanned' | 'resumeExtracted'>
