import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { type EraseUserDataPorts, eraseUserData } from './use-cases/erase-user-data.ts'
import { type RecordForeignActionPorts, recordForeignAction } from './use-cases/record-foreign-action.ts'

const published = ['mailRequested'] as const

/** The names of what content publishes. */
export type Published = (typeof published)[number]

/** What content publishes, and what it does with what it consumes. */
export const events = {
  published,
  handlers: {
    /** The audit log is here, wherever the administrator acted. */
    adminActed: (ports) => ({ once: (event, transaction) => recordForeignAction(ports, transaction, event) }),
    userDeleted: (ports) => ({ always: eraseUserData(ports) }),
  },
} as const satisfies ServiceEvents<RecordForeignActionPorts & EraseUserDataPorts, Transaction, Published>
