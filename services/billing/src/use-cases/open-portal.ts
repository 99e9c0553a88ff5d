import { AppError } from '@resume/service-kit/errors/app-error'
import type { Customer } from '../domain/customer.ts'

/** What opening the portal needs. */
export interface OpenPortalPorts {
  customers: { find(userId: string): Promise<Customer | undefined> }
  /** Opens the page on which a customer manages subscription and cards. @returns its address; undefined when the customer is gone */
  provider: { openPortal(customerId: string, redirectUrl: string): Promise<string | undefined> }
}

/**
 * Opens the page to manage the subscription on.
 * @throws AppError `billing_account_missing` for somebody who never bought anything, or whose customer was deleted at the provider
 */
export async function openPortal(ports: OpenPortalPorts, userId: string, redirectUrl: string): Promise<string> {
  const customer = await ports.customers.find(userId)
  if (!customer || customer.erasedAt) throw new AppError('billing_account_missing')
  const url = await ports.provider.openPortal(customer.providerId, redirectUrl)
  if (url === undefined) throw new AppError('billing_account_missing')
  return url
}
