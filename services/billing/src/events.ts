import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import type { RenameAffiliatePort } from './use-cases/affiliate-ports.ts'
import { type EraseUserDataPorts, eraseUserData } from './use-cases/erase-user-data.ts'
import type { FollowSuspensionPorts } from './use-cases/follow-suspension.ts'

/** What handling events needs. */
type EventPorts = EraseUserDataPorts & {
  affiliates: RenameAffiliatePort & FollowSuspensionPorts['affiliates']
}

const published = ['subscriptionChanged', 'adminActed'] as const

/** The names of what billing publishes. */
export type Published = (typeof published)[number]

/** What billing publishes, and what it does with what it consumes: new names, and the order to forget a user. */
export const events = {
  published,
  handlers: {
    /** An affiliate's name stands on the leaderboard. */
    userUpdated: ({ affiliates }) => ({
      once: ({ userId, name, updatedAt }, transaction) =>
        affiliates.rename(transaction, userId, name, updatedAt ? new Date(updatedAt) : null),
    }),
    suspensionChanged: ({ affiliates }) => ({
      once: (event, transaction) => affiliates.noteSuspension(transaction, event),
    }),
    userDeleted: (ports) => ({ always: eraseUserData(ports) }),
  },
} as const satisfies ServiceEvents<EventPorts, Transaction, Published>
