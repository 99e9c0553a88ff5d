import { cacheKeys } from '@resume/proto/cache-keys'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { Customer } from '../domain/customer.ts'
import { type KeepSubscriptionPorts, keepSubscription } from './keep-subscription.ts'

/** What following time needs. */
export interface FollowTimePorts extends KeepSubscriptionPorts {
  commit: Commit<Transaction, 'subscriptionChanged'>
  customers: {
    find(userId: string): Promise<Customer | undefined>
    /** Keeps everybody else from changing what a customer has, until the transaction ends. */
    lock(transaction: Transaction, userId: string): Promise<void>
  }
  subscriptions: KeepSubscriptionPorts['subscriptions'] & {
    /** Users of whose subscriptions something was to change by now, longest ago first. */
    due(now: Date, limit: number): Promise<string[]>
  }
  /** Undefined while Stripe is not configured. */
  syncCustomer: ((customerId: string) => Promise<void>) | undefined
  logger: Pick<Logger, 'warn'>
}

/** Users in one run; the next run goes on. */
const mostUsers = 200

/** Pause before a subscription is looked at again that could not be read when it was due, in milliseconds. */
const retryMs = 60_000

/** Does to subscriptions what time alone brings about: begins months and ends grace periods. */
export async function followTime(ports: FollowTimePorts): Promise<void> {
  for (const userId of await ports.subscriptions.due(new Date(), mostUsers)) {
    /** What cannot be done for one user keeps no other waiting. */
    await followTimeOf(ports, userId).catch((err: unknown) =>
      ports.logger.warn({ err }, 'a subscription did not follow time'),
    )
  }
}

async function followTimeOf(ports: FollowTimePorts, userId: string): Promise<void> {
  const { customers, logger, syncCustomer } = ports
  const customer = syncCustomer && (await customers.find(userId))
  if (customer) {
    await syncCustomer(customer.providerId).catch((err: unknown) => logger.warn({ err }, 'a customer was not read'))
  }
  await refreshSubscription(ports, userId, new Date())
}

/** Ends what time alone ends, a grace period, without asking the provider. */
async function refreshSubscription(ports: FollowTimePorts, userId: string, now: Date): Promise<void> {
  await ports.commit(async (transaction, outbox) => {
    await ports.customers.lock(transaction, userId)
    const known = await ports.subscriptions.find(transaction, userId)
    if (!known) return
    /** What is still due could not be done; it is tried again when the others had their turn. */
    const isDue = known.dueAt !== null && known.dueAt <= now
    const dueAt = isDue ? new Date(now.getTime() + retryMs) : known.dueAt
    const { providerId, state } = known
    await keepSubscription(ports, { transaction, outbox }, userId, state, { now, dueAt, providerId })
    await outbox.drop([cacheKeys.billingSummary(userId)])
  })
}
