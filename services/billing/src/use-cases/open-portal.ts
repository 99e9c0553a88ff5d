import { AppError } from '@resume/service-kit/errors/app-error'
import type { Customer } from '../domain/customer.ts'

/** What opening the portal needs. */
export interface OpenPortalPorts {
  customers: { find(userId: string): Promise<Customer | undefined> }
  /** Opens the page on which a customer manages subscription and cards. @returns its address */
  provider: { openPortal(customerId: string, redirectUrl: string): Promise<string> }
}

/**
 * Opens the page to manage the subscription on.
 * @throws AppError `billing_account_missing` for somebody who never bought anything
 */
export async function openPortal(ports: OpenPortalPorts, userId: string, redirectUrl: string): Promise<string> {
  const customer = await ports.customers.find(userId)
  if (!customer || customer.erasedAt) throw new AppError('billing_account_missing')
  return ports.provider.openPortal(customer.providerId, redirectUrl)
}
