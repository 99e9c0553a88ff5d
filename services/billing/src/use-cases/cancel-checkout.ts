import { type Checkout, type CloseCheckoutPorts, closeCheckout } from './close-checkout.ts'

/** What canceling a checkout needs. */
export interface CancelCheckoutPorts extends CloseCheckoutPorts {
  checkouts: CloseCheckoutPorts['checkouts'] & { find(userId: string): Promise<Checkout | undefined> }
}

/**
 * Closes the checkout that a user has under way, if there is one.
 * @throws AppError `payment_provider_unavailable` while it cannot be closed
 */
export async function cancelCheckout(ports: CancelCheckoutPorts, userId: string): Promise<void> {
  const checkout = await ports.checkouts.find(userId)
  if (checkout) await closeCheckout(ports, checkout)
}
