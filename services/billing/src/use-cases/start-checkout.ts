import { billingLimits } from '@resume/proto/limits/billing'
import { currentContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { Customer } from '../domain/customer.ts'
import type { CheckoutItem, CheckoutPage } from '../domain/provider.ts'
import type { SubscriptionState } from '../domain/subscription.ts'
import { type Checkout, type CloseCheckoutPorts, closeCheckout } from './close-checkout.ts'

/** Who buys. */
export interface Buyer {
  userId: string
  email: string
}

/** What starting a checkout needs. */
export interface StartCheckoutPorts extends CloseCheckoutPorts {
  commit: Commit<Transaction, never>
  checkouts: CloseCheckoutPorts['checkouts'] & {
    find(userId: string): Promise<Checkout | undefined>
    /** @returns whether it was added; false while the user has another one */
    add(checkout: Checkout, now: Date): Promise<boolean>
    /** Removes a checkout, unless its page is open. */
    removeUnopened(userId: string, id: string): Promise<void>
    /** Keeps the page of a checkout. @returns whether the checkout is still there */
    keepPage(userId: string, id: string, page: CheckoutPage): Promise<boolean>
  }
  customers: CloseCheckoutPorts['customers'] & {
    /**
     * Adds a customer, unless the user is one already.
     * @param goneId of a customer that the provider has no more: the new one takes its place
     * @returns the user's customer
     */
    add(transaction: Transaction, customer: Customer, goneId: string | undefined, now: Date): Promise<Customer>
  }
  provider: CloseCheckoutPorts['provider'] & {
    /** Whether it takes money, and is not in test mode. */
    isLive: boolean
    /** The same user twice is one customer. @param goneId of the customer in whose place it comes @returns the customer's ID */
    createCustomer(user: Buyer, goneId?: string): Promise<string>
    /**
     * Opens a page to buy on.
     * @param checkout.id the same ID twice opens one page for a customer
     * @returns undefined when the customer is gone
     * @throws AppError `not_configured` when the item has no price
     */
    openCheckout(checkout: {
      id: string
      userId: string
      customerId: string
      item: CheckoutItem
      redirectUrl: string
    }): Promise<CheckoutPage | undefined>
  }
  subscriptions: { read(userId: string): Promise<SubscriptionState> }
  userData: {
    /** When a user was erased; null for one who is not, and who is not until the transaction ends. */
    erasedAt(transaction: Transaction, userId: string): Promise<Date | null>
  }
}

/** How long a page may take to be opened, in milliseconds: three times as long as a caller waits for it. */
const openingMs = 60_000

/**
 * Opens a page to buy on; a user has one checkout under way at most. One whose process was killed before its page was there is none:
 * should that process go on all the same, it finds its checkout gone and closes the page, whose address nobody has.
 * @returns the page's address
 * @throws AppError `checkout_in_progress`, `checkout_canceled` when this one is canceled meanwhile,
 * `subscription_active` for a subscription when there is one already, and `unauthenticated` for a user who is gone
 */
export async function startCheckout(
  ports: StartCheckoutPorts,
  buyer: Buyer,
  item: CheckoutItem,
  redirectUrl: string,
): Promise<string> {
  const { checkouts, provider, subscriptions } = ports
  const { userId } = buyer
  const now = new Date()
  const former = await checkouts.find(userId)
  if (former && former.expiresAt <= now) await closeCheckout(ports, former)
  else if (former && isForsaken(former, now)) await checkouts.removeUnopened(userId, former.id)
  const id = newId()
  const expiresAt = new Date(now.getTime() + billingLimits.checkoutMs)
  if (!(await checkouts.add({ userId, id, sessionId: null, expiresAt }, now))) {
    throw new AppError('checkout_in_progress')
  }
  try {
    /** Asked once the checkout is under way: one that ended just now has left its subscription. */
    if (item.kind === 'subscription') refuseSecond(await subscriptions.read(userId))
    const page = await openPage(ports, buyer, { id, item, redirectUrl })
    const isKept = await checkouts.keepPage(userId, id, page)
    /** Canceled meanwhile, or the caller has gone: a page that nobody knows of must not be paid on later. */
    if (!isKept || currentContext()?.signal?.aborted) {
      await provider.closeCheckout(page.sessionId)
      throw new AppError('checkout_canceled')
    }
    return page.url
  } catch (error) {
    /** Nobody got the address of a page that may have been opened all the same. */
    await checkouts.remove(userId, id)
    throw error
  }
}

/** Whether a checkout has no page although it began long ago. */
function isForsaken({ sessionId, expiresAt }: Checkout, now: Date): boolean {
  return sessionId === null && expiresAt.getTime() - billingLimits.checkoutMs + openingMs <= now.getTime()
}

/** Opens the page of a checkout. A buyer whose customer somebody has deleted at the provider becomes a new one. */
async function openPage(
  ports: StartCheckoutPorts,
  buyer: Buyer,
  order: { id: string; item: CheckoutItem; redirectUrl: string },
): Promise<CheckoutPage> {
  const { userId } = buyer
  const known = (await ports.customers.find(userId)) ?? (await newCustomer(ports, buyer))
  const open = (customer: Customer) => {
    if (customer.erasedAt) throw new AppError('unauthenticated')
    return ports.provider.openCheckout({ ...order, userId, customerId: customer.providerId })
  }
  const page = (await open(known)) ?? (await open(await replaceCustomer(ports, buyer, known)))
  if (!page) throw new AppError('payment_provider_unavailable', { cause: new Error('The new customer is gone') })
  return page
}

/**
 * Makes a buyer another customer. The former one is read for the last time: its subscription ended with it; and where it cannot
 * be read, the key does not reach it, and it must not be replaced, because its subscription would go on unseen.
 */
async function replaceCustomer(ports: StartCheckoutPorts, buyer: Buyer, gone: Customer): Promise<Customer> {
  if (gone.isLive !== null) await ports.syncCustomer(gone.providerId)
  return newCustomer(ports, buyer, gone.providerId)
}

/**
 * Makes a buyer a customer. A user who was erased while the provider answered is kept as erased, so that the customer goes
 * at the provider too: nobody else knows of it.
 */
async function newCustomer(ports: StartCheckoutPorts, buyer: Buyer, goneId?: string): Promise<Customer> {
  const { commit, customers, provider, userData } = ports
  const { userId } = buyer
  const providerId = await provider.createCustomer(buyer, goneId)
  return commit(async (transaction) => {
    const erasedAt = await userData.erasedAt(transaction, userId)
    return customers.add(transaction, { userId, providerId, isLive: provider.isLive, erasedAt }, goneId, new Date())
  })
}

/** One subscription is enough; one whose payment failed is mended in the portal. */
function refuseSecond({ status }: SubscriptionState): void {
  if (status === 'ACTIVE' || status === 'TRIALING' || status === 'PAST_DUE') {
    throw new AppError('subscription_active')
  }
}
