import type { Logger } from '@resume/service-kit/logging/logger'
import { type Checkout, type CloseCheckoutPorts, closeCheckout } from './close-checkout.ts'

/** What closing expired checkouts needs. */
export interface CloseExpiredCheckoutsPorts extends CloseCheckoutPorts {
  checkouts: CloseCheckoutPorts['checkouts'] & { expired(now: Date, limit: number): Promise<Checkout[]> }
  logger: Pick<Logger, 'warn'>
}

/** Pages that are closed in one run; the next run goes on. */
const mostCheckouts = 100

/** Closes the pages whose time is over, and brings in what was paid on them, should nobody have told of it. */
export async function closeExpiredCheckouts(ports: CloseExpiredCheckoutsPorts): Promise<void> {
  for (const checkout of await ports.checkouts.expired(new Date(), mostCheckouts)) {
    await closeCheckout(ports, checkout).catch((err: unknown) =>
      ports.logger.warn({ err, userId: checkout.userId }, 'a checkout was not closed'),
    )
  }
}
