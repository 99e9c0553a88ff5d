import type { Interval, PackKey, ProductKey } from './catalog.ts'

/** A subscription as the payment provider keeps it. */
export interface ProviderSubscription {
  id: string
  /** The provider's own word for its state. */
  status: string
  /** Undefined for a price that is not ours. */
  productKey: ProductKey | undefined
  interval: Interval | undefined
  currentPeriodStart: Date
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  createdAt: Date
  /** When it ended for good. */
  endedAt: Date | undefined
}

/** Money that arrived, and what became of it. */
export interface ProviderPayment {
  /** Of the invoice for a subscription, of the payment for a pack. */
  id: string
  /** What was bought. For a subscription, the time that is paid for. */
  item:
    | { kind: 'credit_pack'; packKey: PackKey }
    | {
        kind: 'subscription'
        productKey: ProductKey
        interval: Interval
        subscriptionId: string
        periodStart: Date
        periodEnd: Date
      }
  amountCents: number
  refundedCents: number
  /** Whether a dispute is open or lost. */
  isDisputed: boolean
  currency: string
  paidAt: Date
}

/** Everything about a customer that decides what the platform gives. */
export interface ProviderState {
  subscriptions: ProviderSubscription[]
  payments: ProviderPayment[]
  /** Since when each subscription owes an invoice that is newer than all that were paid, by its id. */
  unpaidSince: Map<string, Date>
  /** Until when each subscription is paid for, by its id. */
  paidUntil: Map<string, Date>
}

/** An event whose signature was right. */
export interface ProviderEvent {
  id: string
  type: string
  /** Undefined for kinds that nobody here needs. */
  about: { kind: 'customer' | 'charge'; id: string } | undefined
}

/** A page of the provider to which the user is sent. */
export interface CheckoutPage {
  sessionId: string
  url: string
}

/** What a checkout is for. */
export type CheckoutItem =
  | { kind: 'subscription'; productKey: ProductKey; interval: Interval }
  | { kind: 'credit_pack'; packKey: PackKey }

/** The payment provider. Every method throws AppError `unavailable` when it does not answer, or not in time. */
export interface PaymentProvider {
  /** The same user twice is one customer. @returns the customer's id */
  createCustomer(user: { userId: string; email: string }): Promise<string>
  /** Ends a customer with its subscriptions; one that is gone already is no error. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * Opens a page to buy on.
   * @param checkout.id the same id twice opens one page
   * @throws AppError `unavailable` (not configured) when the item has no price
   */
  openCheckout(checkout: {
    id: string
    userId: string
    customerId: string
    item: CheckoutItem
    redirectUrl: string
  }): Promise<CheckoutPage>
  /** Closes a page, unless it is closed. @returns whether somebody paid on it */
  closeCheckout(sessionId: string): Promise<{ isPaid: boolean }>
  /** Whether somebody can still pay on a page. */
  isCheckoutOpen(sessionId: string): Promise<boolean>
  /** Opens the page on which a customer manages subscription and cards. @returns its address */
  openPortal(customerId: string, redirectUrl: string): Promise<string>
  /** Reads a customer as it is now. */
  readState(customerId: string): Promise<ProviderState>
  /** The customer of a charge, if it has one. */
  customerOfCharge(chargeId: string): Promise<string | undefined>
  /** Checks and reads an event. @throws AppError `invalid_argument` for a wrong or old signature */
  readEvent(payload: Buffer, signature: string): ProviderEvent
}
