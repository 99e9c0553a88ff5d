import type { Customer } from '../domain/customer.ts'

/** A checkout that a user has under way; the provider's session is there once its page was opened. */
export interface Checkout {
  userId: string
  id: string
  sessionId: string | null
  expiresAt: Date
}

/** What closing a checkout needs. */
export interface CloseCheckoutPorts {
  checkouts: { remove(userId: string, id: string): Promise<void> }
  customers: { find(userId: string): Promise<Customer | undefined> }
  provider: { closeCheckout(sessionId: string): Promise<{ isPaid: boolean }> }
  syncCustomer(customerId: string): Promise<void>
}

/**
 * Closes the page of a checkout, so that nobody pays on it beside a new one, and brings in what was paid on it.
 * @throws AppError `payment_provider_unavailable` while the provider cannot say whether it was paid; the checkout is under way then
 */
export async function closeCheckout(ports: CloseCheckoutPorts, checkout: Checkout): Promise<void> {
  const { checkouts, customers, provider, syncCustomer } = ports
  const { userId, id, sessionId } = checkout
  if (sessionId !== null) {
    const { isPaid } = await provider.closeCheckout(sessionId)
    const customer = isPaid ? await customers.find(userId) : undefined
    if (customer) await syncCustomer(customer.providerId)
  }
  await checkouts.remove(userId, id)
}
