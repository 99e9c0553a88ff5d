import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { type EraseUserDataPorts, eraseUserData } from './use-cases/erase-user-data.ts'

/** What portfolio publishes, and what it does with what it consumes. */
export const events = {
  published: ['mailRequested'],
  handlers: {
    userDeleted: (ports) => ({ always: eraseUserData(ports) }),
  },
} as const satisfies ServiceEvents<EraseUserDataPorts, Transaction, 'mailRequested'>

/** The names of what portfolio publishes. */
export type Published = (typeof events.published)[number]
