import { cacheKeys } from '@resume/proto/cache-keys'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { Customer } from '../domain/customer.ts'
import { noSubscription } from '../domain/subscription.ts'
import { type KeepSubscriptionPorts, keepSubscription } from './keep-subscription.ts'

/** What forgetting customers of test mode needs. */
export interface ForgetTestCustomersPorts extends KeepSubscriptionPorts {
  commit: Commit<Transaction, 'subscriptionChanged'>
  customers: {
    /** Customers of test mode whose users are there, the oldest first. */
    ofTestMode(limit: number): Promise<Customer[]>
    /** @returns whether the customer was there, was of test mode, and its user was not erased */
    removeOfTestMode(transaction: Transaction, customer: Pick<Customer, 'userId' | 'providerId'>): Promise<boolean>
  }
  provider: { isLive: boolean }
  logger: Pick<Logger, 'warn'>
}

/** Customers in one run; the next run goes on. */
const mostCustomers = 200

/**
 * Forgets who was a customer in test mode, once the key is one of live mode: nobody can read any more what becomes of them, and
 * what they subscribed to was never paid for. Their users buy as if it was for the first time.
 */
export async function forgetTestCustomers(ports: ForgetTestCustomersPorts): Promise<void> {
  const { customers, logger, provider } = ports
  if (!provider.isLive) return
  for (const customer of await customers.ofTestMode(mostCustomers)) {
    await forget(ports, customer).catch((err: unknown) => logger.warn({ err }, 'a test customer was not forgotten'))
  }
}

async function forget(ports: ForgetTestCustomersPorts, { userId, providerId }: Customer): Promise<void> {
  const { commit, customers, subscriptions } = ports
  await commit(async (transaction, outbox) => {
    if (!(await customers.removeOfTestMode(transaction, { userId, providerId }))) return
    if (!(await subscriptions.find(transaction, userId))) return
    const at = { now: new Date(), dueAt: null, providerId: null }
    await keepSubscription(ports, { transaction, outbox }, userId, noSubscription, at)
    await outbox.drop([cacheKeys.billingSummary(userId)])
  })
}
