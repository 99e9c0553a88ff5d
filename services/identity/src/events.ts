import type { ServiceEvents } from '@resume/service-kit/service/declaration'
import type { Transaction } from './adapters/database.ts'
import { acceptMail, type KeepMailPorts } from './use-cases/accept-mail.ts'
import { type ApplySubscriptionPorts, applySubscription } from './use-cases/apply-subscription.ts'

const published = [
  'userRegistered',
  'userUpdated',
  'userDeleted',
  'suspensionChanged',
  'sessionEnded',
  'apiKeyCreated',
  'apiKeyRotated',
  'apiKeyRevoked',
  'apiKeyDeleted',
  'apiKeySuspended',
  'apiKeyRevived',
  'adminActed',
] as const

/** The names of what identity publishes. */
export type Published = (typeof published)[number]

/** What identity publishes, and what it does with what it consumes. */
export const events = {
  published,
  handlers: {
    subscriptionChanged: (ports) => ({
      once: (event, transaction, outbox) => applySubscription(ports, event, transaction, outbox),
    }),
    mailRequested: (ports) => ({
      once: (request, transaction) => acceptMail(ports, request, transaction),
    }),
  },
} as const satisfies ServiceEvents<ApplySubscriptionPorts & KeepMailPorts, Transaction, Published>
