import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { type EraseUserDataPorts, eraseUserData } from './use-cases/erase-user-data.ts'
import { type FollowSuspensionPorts, followSuspension } from './use-cases/follow-suspension.ts'
import { type RecordSubscriptionPorts, recordSubscription } from './use-cases/record-subscription.ts'

const published = [
  'documentCreated',
  'documentUpdated',
  'documentDeleted',
  'documentRestored',
  'masterProfileSaved',
  'shareLinkCreated',
  'shareLinkDeleted',
] as const

/** The names of what documents publishes. */
export type Published = (typeof published)[number]

/** What documents publishes, and what it does with what it consumes. */
export const events = {
  published,
  handlers: {
    /** Subscriptions decide on a user's plan. */
    subscriptionChanged: (ports) => ({ once: (event, transaction) => recordSubscription(ports, transaction, event) }),
    suspensionChanged: (ports) => ({ once: (event, transaction) => followSuspension(ports, transaction, event) }),
    userDeleted: (ports) => ({ always: eraseUserData(ports) }),
  },
} as const satisfies ServiceEvents<
  EraseUserDataPorts & FollowSuspensionPorts & RecordSubscriptionPorts,
  Transaction,
  Published
>
