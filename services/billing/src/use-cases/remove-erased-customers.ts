import type { Logger } from '@resume/service-kit/logging/logger'
import type { Customer } from '../domain/customer.ts'

/** What removing erased customers needs. */
export interface RemoveErasedCustomersPorts {
  customers: {
    /** Customers of erased users. @param isLiveToo with those of live mode */
    erased(limit: number, isLiveToo: boolean): Promise<Customer[]>
    /** Forgets a customer, unless another one of the user has taken its place. */
    remove(customer: Pick<Customer, 'userId' | 'providerId'>): Promise<void>
  }
  /** Ends a customer with its subscriptions and open pages; one that is gone already is no error. */
  provider: { deleteCustomer(customerId: string): Promise<void>; isLive: boolean }
  logger: Pick<Logger, 'warn'>
}

/** Customers in one run; the next run goes on. */
const mostCustomers = 200

/**
 * Ends the customers of erased users at the provider, and with them their subscriptions. To a key of test mode, all of live mode
 * seem to be gone: they wait for one of live mode.
 */
export async function removeErasedCustomers(ports: RemoveErasedCustomersPorts): Promise<void> {
  const { customers, logger, provider } = ports
  for (const { userId, providerId } of await customers.erased(mostCustomers, provider.isLive)) {
    try {
      await provider.deleteCustomer(providerId)
      await customers.remove({ userId, providerId })
    } catch (err) {
      logger.warn({ err }, 'an erased customer was not removed')
    }
  }
}
