import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { type EraseUserDataPorts, eraseUserData } from './use-cases/erase-user-data.ts'
import { type FollowDeletionPorts, followDeletion, noteDeletion } from './use-cases/follow-deletion.ts'
import { type FollowSuspensionPorts, followSuspension } from './use-cases/follow-suspension.ts'
import { type RecordSubscriptionPorts, recordSubscription } from './use-cases/record-subscription.ts'

const published = ['mailRequested', 'adminActed', 'moderationChanged'] as const

/** The names of what portfolio publishes. */
export type Published = (typeof published)[number]

/** What portfolio publishes, and what it does with what it consumes. */
export const events = {
  published,
  handlers: {
    suspensionChanged: (ports) => ({
      once: (event, transaction, outbox) => followSuspension(ports, transaction, outbox, event),
    }),
    userDeleted: (ports) => ({ always: eraseUserData(ports) }),
    /** Subscriptions decide whether a user may publish. */
    subscriptionChanged: (ports) => ({
      once: (event, transaction, outbox) => recordSubscription(ports, transaction, outbox, event),
    }),
    documentDeleted: (ports) => ({
      once: (event, transaction) => noteDeletion(ports, transaction, event),
      always: (event) => followDeletion(ports, event),
    }),
  },
} as const satisfies ServiceEvents<
  EraseUserDataPorts & RecordSubscriptionPorts & FollowSuspensionPorts & FollowDeletionPorts,
  Transaction,
  Published
>
