import type { Logger } from '@resume/service-kit/logging/logger'
import type { Customer } from '../domain/customer.ts'
import { type ForgetTestCustomerPorts, forgetTestCustomer } from './forget-test-customer.ts'

/** What forgetting customers of test mode needs. */
export interface ForgetTestCustomersPorts extends ForgetTestCustomerPorts {
  customers: ForgetTestCustomerPorts['customers'] & {
    /** Customers of test mode whose users are there, the oldest first. */
    ofTestMode(limit: number): Promise<Customer[]>
  }
  provider: { isLive: boolean }
  logger: Pick<Logger, 'warn'>
}

/** Customers in one run; the next run goes on. */
const mostCustomers = 200

/** Forgets who was a customer in test mode, once the key is one of live mode: nobody can read any more what becomes of them. */
export async function forgetTestCustomers(ports: ForgetTestCustomersPorts): Promise<void> {
  const { customers, logger, provider } = ports
  if (!provider.isLive) return
  for (const customer of await customers.ofTestMode(mostCustomers)) {
    await forgetTestCustomer(ports, customer).catch((err: unknown) =>
      logger.warn({ err }, 'a test customer was not forgotten'),
    )
  }
}
