import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { type EraseUserDataPorts, eraseUserData } from './use-cases/erase-user-data.ts'

/** What billing publishes, and what it does with what it consumes: the order to forget a user. */
export const events = {
  published: ['subscriptionChanged', 'adminActed'],
  handlers: {
    userDeleted: (ports) => ({
      once: ({ userId }, transaction, outbox) => eraseUserData(ports, userId, transaction, outbox),
    }),
  },
} as const satisfies ServiceEvents<EraseUserDataPorts, Transaction, 'subscriptionChanged' | 'adminActed'>
