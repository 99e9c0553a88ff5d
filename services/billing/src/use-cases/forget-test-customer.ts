import { cacheKeys } from '@resume/proto/cache-keys'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { Customer } from '../domain/customer.ts'
import { noSubscription } from '../domain/subscription.ts'
import { type KeepSubscriptionPorts, keepSubscription } from './keep-subscription.ts'

/** What forgetting a customer of test mode needs. */
export interface ForgetTestCustomerPorts extends KeepSubscriptionPorts {
  commit: Commit<Transaction, 'subscriptionChanged'>
  customers: {
    /** @returns whether the customer was there, was of test mode, and its user was not erased */
    removeOfTestMode(transaction: Transaction, customer: Pick<Customer, 'userId' | 'providerId'>): Promise<boolean>
  }
}

/**
 * Forgets a customer of test mode, and with it the subscription, for which nobody ever paid. The user buys as if it was for the
 * first time.
 */
export async function forgetTestCustomer(
  ports: ForgetTestCustomerPorts,
  { userId, providerId }: Pick<Customer, 'userId' | 'providerId'>,
): Promise<void> {
  const { commit, customers, subscriptions } = ports
  await commit(async (transaction, outbox) => {
    if (!(await customers.removeOfTestMode(transaction, { userId, providerId }))) return
    if (!(await subscriptions.find(transaction, userId))) return
    const at = { now: new Date(), dueAt: null, providerId: null }
    await keepSubscription(ports, { transaction, outbox }, userId, noSubscription, at)
    await outbox.drop([cacheKeys.billingSummary(userId)])
  })
}
