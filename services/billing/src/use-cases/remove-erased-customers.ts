import type { Logger } from '@resume/service-kit/logging/logger'
import type { Customer } from '../domain/customer.ts'

/** What removing erased customers needs. */
export interface RemoveErasedCustomersPorts {
  customers: {
    erased(limit: number): Promise<Customer[]>
    /** Forgets a customer, unless another one of the user has taken its place. */
    remove(customer: Pick<Customer, 'userId' | 'providerId'>): Promise<void>
  }
  /** Ends a customer with its subscriptions and open pages; one that is gone already is no error. */
  provider: { deleteCustomer(customerId: string): Promise<void> }
  logger: Pick<Logger, 'warn'>
}

/** Customers in one run; the next run goes on. */
const mostCustomers = 200

/** Ends the customers of erased users at the provider, and with them their subscriptions. */
export async function removeErasedCustomers(ports: RemoveErasedCustomersPorts): Promise<void> {
  const { customers, logger, provider } = ports
  for (const { userId, providerId } of await customers.erased(mostCustomers)) {
    try {
      await provider.deleteCustomer(providerId)
      await customers.remove({ userId, providerId })
    } catch (err) {
      logger.warn({ err }, 'an erased customer was not removed')
    }
  }
}
