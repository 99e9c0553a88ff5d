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
  /** When its trial began, if it had one. */
  trialStart: Date | undefined
}

/** A line of a paid invoice: time of a product. */
export interface InvoiceLine {
  productKey: ProductKey
  interval: Interval
  start: Date
  end: Date
  /** Whether it is for a part of a period, after a change within it. */
  isProration: boolean
  /** Whether it gives money back for time that was paid for and will not be used. */
  isCredit: boolean
}

/** Money that arrived, and what became of it. */
export interface ProviderPayment {
  /** Of the invoice for a subscription, of the payment for a pack. */
  id: string
  /** What was bought. */
  item:
    | { kind: 'credit_pack'; packKey: PackKey }
    | { kind: 'subscription'; subscriptionId: string; lines: InvoiceLine[] }
  /** Zero when an invoice was settled without money. */
  amountCents: number
  /** What of the customer's balance at the provider paid the rest. */
  fromBalanceCents: number
  refundedCents: number
  /** What of it is under dispute, or was lost in one. */
  disputedCents: number
  currency: string
  paidAt: Date
}

/** Everything about a customer that decides what the platform gives. */
export interface ProviderState {
  subscriptions: ProviderSubscription[]
  /** Paid invoices and packs, those of a subscription in the order in which they were made. */
  payments: ProviderPayment[]
  /** Since when each subscription owes an invoice that is newer than all that were paid, by its id. */
  unpaidSince: Map<string, Date>
  /** Subscriptions with an invoice that is not final yet, or not paid yet, by their IDs. */
  unsettled: Set<string>
}

/** An event whose signature was right, or that the provider lists. */
export interface ProviderEvent {
  id: string
  type: string
  /** Undefined for kinds that nobody here needs. */
  about: { kind: 'customer' | 'charge'; id: string } | undefined
}

/** Some of the provider's events, the newest first. */
export interface EventPage {
  events: ProviderEvent[]
  /** Whether older ones follow. */
  hasMore: boolean
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
