import type Stripe from 'stripe'
import { fail, finalize, type RetrySettings, settle, usualRetries, voidInvoice } from './collection.ts'
import { invoiceOf, linesOf, periodLine, prorationLines } from './invoices.ts'
import { listOf } from './lists.ts'
import { found, type InvoiceLine, itemOf, newId, now, type StripeObject } from './objects.ts'
import { Payments } from './payments.ts'
import { monthsOfPrice, periodEnd } from './periods.ts'
import { beginPhase, planPrice } from './schedules.ts'
import type { Sketch } from './sketch.ts'

/** Where an invoice stands when it is made. */
type InvoiceStatus = 'draft' | 'open' | 'paid'

/** The states of a subscription that a payment of its newest invoice ends. */
const owing = new Set<unknown>(['incomplete', 'past_due', 'unpaid'])

/** The subscriptions of an account and their invoices, and what people, cards and time do to them. */
export class Subscriptions {
  readonly payments = new Payments()
  readonly customers = new Map<string, StripeObject>()
  readonly subscriptions = new Map<string, StripeObject>()
  readonly invoices = new Map<string, StripeObject>()
  /** What happens when payments fail. */
  retries: RetrySettings = usualRetries
  private readonly schedules = new Map<string, StripeObject>()
  /** Lines that wait for the next invoice, by the subscription. */
  private readonly pendingLines = new Map<string, InvoiceLine[]>()

  /** A subscription begins that nobody has invoiced yet. */
  protected begin(customer: string, price: string): StripeObject {
    const start = now()
    const id = newId('sub')
    const item = {
      ...{ id: newId('si'), object: 'subscription_item', created: start, quantity: 1, subscription: id },
      price: { id: price, lookup_key: null },
      ...{ current_period_start: start, current_period_end: periodEnd(start, start, monthsOfPrice(price)) },
    } satisfies Sketch<Stripe.SubscriptionItem>
    const subscription = {
      ...{ id, object: 'subscription', customer, created: start, currency: 'usd', livemode: false, metadata: {} },
      ...{ billing_cycle_anchor: start, collection_method: 'charge_automatically', start_date: start },
      ...{ status: 'active', cancel_at_period_end: false, cancel_at: null, canceled_at: null, ended_at: null },
      ...{ latest_invoice: null, schedule: null, trial_start: null, trial_end: null },
      items: listOf([item]),
    } satisfies Sketch<Stripe.Subscription>
    this.subscriptions.set(id, subscription)
    return subscription
  }

  /** A subscription begins whose first payment is not complete, as when the bank asks the customer to confirm it. */
  beginIncomplete(customer: string, price: string): StripeObject {
    const subscription = this.begin(customer, price)
    subscription.status = 'incomplete'
    this.addInvoice(subscription, 'open')
    return subscription
  }

  /** The first payment of a subscription was not completed within 23 hours. */
  expireIncomplete(subscription: StripeObject): void {
    for (const invoice of this.invoicesOf(subscription)) voidInvoice(invoice)
    Object.assign(subscription, { status: 'incomplete_expired', ended_at: now() } satisfies Sketch<Stripe.Subscription>)
  }

  /** The next period of a subscription begins. @returns its invoice, with what the former period left to be settled */
  renew(subscription: StripeObject, isPaid: boolean): StripeObject {
    this.advance(subscription)
    const invoice = this.addInvoice(subscription, 'draft')
    if (isPaid) this.payInvoice(invoice)
    else this.failPayment(invoice)
    return invoice
  }

  private advance(subscription: StripeObject): void {
    const item = itemOf(subscription)
    item.current_period_start = item.current_period_end
    const schedule = this.schedules.get(String(subscription.schedule))
    if (schedule) beginPhase(schedule, subscription)
    const anchor = Number(subscription.billing_cycle_anchor)
    item.current_period_end = periodEnd(anchor, item.current_period_start, monthsOfPrice(item.price.id))
  }

  /**
   * Changes the price of a subscription. Prorations wait for the next invoice, unless they are invoiced at once; another
   * interval begins a new period, which is always invoiced at once.
   * @returns the invoice, if there is one by now
   */
  switchPrice(subscription: StripeObject, priceId: string, invoiced?: 'paid' | 'open'): StripeObject | undefined {
    const item = itemOf(subscription)
    const isSamePeriod = monthsOfPrice(item.price.id) === monthsOfPrice(priceId)
    this.pending(subscription).push(...prorationLines(subscription, isSamePeriod ? priceId : undefined))
    item.price.id = priceId
    if (!isSamePeriod) {
      const start = now()
      subscription.billing_cycle_anchor = start
      item.current_period_start = start
      item.current_period_end = periodEnd(start, start, monthsOfPrice(priceId))
      return this.addInvoice(subscription, invoiced ?? 'paid')
    }
    return invoiced && this.keepInvoice(subscription, this.pending(subscription).splice(0), invoiced, now())
  }

  /**
   * The next period of a subscription begins as at Stripe: its invoice is a draft for an hour, before anybody tries to collect it.
   * @returns the invoice
   */
  beginPeriod(subscription: StripeObject): StripeObject {
    this.advance(subscription)
    return this.addInvoice(subscription, 'draft')
  }

  /** An invoice for the current period of a subscription, with what waited to be invoiced. */
  addInvoice(subscription: StripeObject, status: InvoiceStatus): StripeObject {
    return this.keepInvoice(subscription, [...this.pending(subscription).splice(0), periodLine(subscription)], status)
  }

  /** Somebody bills lines by hand, and they are paid. */
  billByHand(subscription: StripeObject, lines: InvoiceLine[]): void {
    this.keepInvoice(subscription, lines, 'paid', now())
  }

  /** Adds lines to what the next invoice of a subscription will have. */
  addLines(subscription: StripeObject, lines: InvoiceLine[]): void {
    this.pending(subscription).push(...lines)
  }

  private pending(subscription: StripeObject): InvoiceLine[] {
    const known = this.pendingLines.get(subscription.id) ?? []
    this.pendingLines.set(subscription.id, known)
    return known
  }

  private keepInvoice(
    subscription: StripeObject,
    lines: InvoiceLine[],
    status: InvoiceStatus,
    created?: number,
  ): StripeObject {
    const invoice = invoiceOf(subscription, lines, created)
    this.invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
    if (status === 'open') this.finalizeInvoice(invoice)
    if (status === 'paid') this.payInvoice(invoice)
    return invoice
  }

  /** The draft of an invoice ends, as after an hour; what the customer's balance pays is paid then. */
  finalizeInvoice(invoice: StripeObject): void {
    finalize(invoice, this.customers.get(invoice.customer))
  }

  /** An invoice is paid, at the first attempt or a later one, and the subscription with it. */
  payInvoice(invoice: StripeObject): void {
    if (invoice.status === 'draft') this.finalizeInvoice(invoice)
    if (invoice.status === 'open') {
      const intent = this.intentOf(invoice)
      this.payments.succeed(intent)
      settle(invoice, intent)
    }
    const subscription = this.subscriptionOf(invoice)
    if (subscription.latest_invoice === invoice.id && owing.has(subscription.status)) subscription.status = 'active'
  }

  /** An attempt to collect an invoice fails; after the last one, the subscription is given up as the account's owner has set it. */
  failPayment(invoice: StripeObject): void {
    if (invoice.status === 'draft') this.finalizeInvoice(invoice)
    const intent = this.intentOf(invoice)
    this.payments.decline(intent)
    const isLast = !fail(invoice, intent, this.retries)
    const subscription = this.subscriptionOf(invoice)
    if (subscription.status === 'incomplete') return
    subscription.status = isLast ? this.retries.finally : 'past_due'
    if (subscription.status === 'canceled') Object.assign(subscription, { canceled_at: now(), ended_at: now() })
  }

  /** The payment of an invoice: all attempts are of the same one. */
  private intentOf(invoice: StripeObject): StripeObject {
    const [made] = (invoice.payments as { data: { payment: { payment_intent: string } }[] }).data
    if (made) return this.payments.found(made.payment.payment_intent)
    return this.payments.begin(invoice.customer, Number(invoice.amount_due), {})
  }

  private subscriptionOf(invoice: StripeObject): StripeObject {
    const { subscription_details: details } = invoice.parent as { subscription_details: { subscription: string } }
    return found(this.subscriptions, details.subscription)
  }

  /**
   * Somebody ends a subscription within its period.
   * @param how.prorate what was paid for and not used goes back: by its next invoice, which never comes unless somebody makes it
   * @param how.invoiceNow makes that invoice; as it asks for nothing, it goes to the customer's balance
   */
  cancel(subscription: StripeObject, how: { prorate?: boolean; invoiceNow?: boolean } = {}): StripeObject | undefined {
    if (how.prorate) this.pending(subscription).push(...prorationLines(subscription))
    const ended: Sketch<Stripe.Subscription> = { status: 'canceled', canceled_at: now(), ended_at: now() }
    Object.assign(subscription, ended)
    const lines = how.invoiceNow ? this.pending(subscription).splice(0) : []
    return lines.length === 0 ? undefined : this.keepInvoice(subscription, lines, 'open', now())
  }

  /** Another price is planned for a subscription, from its next period on. */
  plan(subscription: StripeObject, priceId: string): void {
    const schedule = planPrice(subscription, priceId)
    this.schedules.set(schedule.id, schedule)
  }

  /** Moves a subscription and its invoices in time, by seconds. */
  shift(subscription: StripeObject, seconds: number): void {
    const item = itemOf(subscription)
    subscription.created += seconds
    subscription.billing_cycle_anchor = Number(subscription.billing_cycle_anchor) + seconds
    item.current_period_start += seconds
    item.current_period_end += seconds
    for (const invoice of this.invoicesOf(subscription)) {
      invoice.created += seconds
      for (const { period } of linesOf(invoice)) {
        period.start += seconds
        period.end += seconds
      }
    }
  }

  /** The invoices of a subscription, oldest first. */
  invoicesOf(subscription: StripeObject): StripeObject[] {
    return [...this.invoices.values()].filter(
      ({ parent }) =>
        (parent as { subscription_details: { subscription: string } }).subscription_details.subscription ===
        subscription.id,
    )
  }
}
