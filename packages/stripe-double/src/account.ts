import { Events } from './events.ts'
import { type Form, textOf } from './form-body.ts'
import { amountOf, invoiceOf, linesOf, periodLine, prorationLines } from './invoices.ts'
import { listOf, pageOf } from './lists.ts'
import { found, type InvoiceLine, itemOf, newId, now, priceIds, type StripeObject, withFirstLines } from './objects.ts'
import { Payments } from './payments.ts'
import { monthsOfPrice, periodEnd } from './periods.ts'
import { Prices } from './prices.ts'
import { StripeRefusal } from './refusal.ts'

/** Where an invoice stands when it is made. */
type InvoiceStatus = 'draft' | 'open' | 'paid'

/** The state of an account at Stripe: what the API writes and reads, and what people and time do to it. */
export class StripeAccount {
  /** Where the pages of checkouts are. */
  pages = 'https://checkout.stripe.test'
  readonly prices = new Prices()
  readonly payments = new Payments()
  readonly events = new Events()
  readonly customers = new Map<string, StripeObject>()
  private readonly deletedCustomers = new Set<string>()
  readonly sessions = new Map<string, StripeObject>()
  readonly subscriptions = new Map<string, StripeObject>()
  readonly invoices = new Map<string, StripeObject>()
  /** Lines that wait for the next invoice, by the subscription. */
  private readonly pendingLines = new Map<string, InvoiceLine[]>()

  createCustomer(form: Form): object {
    const id = newId('cus')
    const customer = {
      id,
      object: 'customer',
      customer: id,
      created: now(),
      email: form.email,
      metadata: form.metadata,
    }
    this.customers.set(id, customer)
    return customer
  }

  /** Customers as a query finds them: those of a member of their metadata, which is all that it can be. */
  searchCustomers(form: Form): object {
    const [, name = '', value] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(textOf(form, 'query')) ?? []
    if (value === undefined) throw new StripeRefusal(400, 'We were unable to parse your search query.')
    const data = [...this.customers.values()].filter(({ metadata }) => textOf(metadata as Form, name) === value)
    return { object: 'search_result', data, has_more: false, url: '/v1/customers/search' }
  }

  deleteCustomer(id: string): object {
    if (!this.customers.delete(id)) throw new StripeRefusal(404, 'No such customer', 'resource_missing')
    this.deletedCustomers.add(id)
    for (const each of this.subscriptions.values()) {
      if (each.customer === id) Object.assign(each, { status: 'canceled', ended_at: now() })
    }
    return { id, object: 'customer', deleted: true }
  }

  createSession(form: Form): object {
    const id = newId('cs_test').replace('cs_test', 'cs')
    const customer = textOf(form, 'customer')
    this.requireCustomer(customer)
    const price = textOf(form, 'line_items', '0', 'price')
    const created = this.prices.get(price)
    if (priceIds[price] === undefined && !created) {
      throw new StripeRefusal(400, `No such price: ${price}`, 'resource_missing')
    }
    if (created?.active === false) throw new StripeRefusal(400, 'The price specified is inactive.')
    const session = {
      id,
      object: 'checkout.session',
      customer,
      created: now(),
      status: 'open',
      mode: form.mode,
      price,
      metadata: form.metadata ?? {},
      url: `${this.pages}/${id}`,
      success_url: form.success_url,
      expires_at: Number(form.expires_at),
    }
    this.sessions.set(id, session)
    return session
  }

  session(id: string): StripeObject {
    return found(this.sessions, id)
  }

  sessionsOf(form: Form): object {
    const [customer, status] = [textOf(form, 'customer'), textOf(form, 'status')]
    this.requireKnown(customer)
    return pageOf(
      [...this.sessions.values()].filter((each) => each.customer === customer && each.status === status),
      form,
    )
  }

  expireSession(id: string): object {
    const session = this.session(id)
    if (session.status !== 'open') throw new StripeRefusal(400, 'Only open sessions can be expired')
    session.status = 'expired'
    return session
  }

  createPortalSession(form: Form): object {
    const id = newId('bps')
    const customer = textOf(form, 'customer')
    this.requireCustomer(customer)
    return { id, object: 'billing_portal.session', customer, url: `https://billing.stripe.test/${id}` }
  }

  list(kind: 'subscriptions' | 'invoices', form: Form): object {
    const customer = textOf(form, 'customer')
    this.requireKnown(customer)
    const rows = [...this[kind].values()].filter((each) => each.customer === customer).reverse()
    return pageOf(kind === 'invoices' ? rows.map(withFirstLines) : rows, form)
  }

  /** The lines of an invoice, page by page. */
  lines(invoiceId: string, form: Form): object {
    return pageOf(linesOf(found(this.invoices, invoiceId)), form)
  }

  /** Somebody pays on a page of a checkout. @returns the session, and the subscription or payment */
  pay(sessionId: string): { session: StripeObject; made: StripeObject } {
    const session = this.session(sessionId)
    if (session.status !== 'open') throw new StripeRefusal(400, 'The page is closed')
    session.status = 'complete'
    const { customer, price } = session as { customer: string; price: string } & StripeObject
    if (session.mode === 'payment') {
      return { session, made: this.payments.add(customer, priceIds[price] ?? 0, session.metadata) }
    }
    const start = now()
    const id = newId('sub')
    const item = {
      id: newId('si'),
      price: { id: price, lookup_key: null },
      current_period_start: start,
      current_period_end: periodEnd(start, start, monthsOfPrice(price)),
    }
    const subscription: StripeObject = {
      id,
      object: 'subscription',
      customer,
      created: start,
      billing_cycle_anchor: start,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      items: listOf([item]),
    }
    this.subscriptions.set(id, subscription)
    this.addInvoice(subscription, 'paid')
    return { session, made: subscription }
  }

  /** The next period of a subscription begins. @returns its invoice, with what the former period left to be settled */
  renew(subscription: StripeObject, isPaid: boolean): StripeObject {
    this.advance(subscription)
    subscription.status = isPaid ? 'active' : 'past_due'
    return this.addInvoice(subscription, isPaid ? 'paid' : 'open')
  }

  private advance(subscription: StripeObject): void {
    const item = itemOf(subscription)
    item.current_period_start = item.current_period_end
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
    this.pending(subscription).push(...prorationLines(subscription, priceId, isSamePeriod))
    item.price.id = priceId
    if (!isSamePeriod) {
      const start = now()
      subscription.billing_cycle_anchor = start
      item.current_period_start = start
      item.current_period_end = periodEnd(start, start, monthsOfPrice(priceId))
      return this.addInvoice(subscription, invoiced ?? 'paid')
    }
    return invoiced && this.keepInvoice(subscription, this.pending(subscription).splice(0), invoiced)
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
    this.keepInvoice(subscription, lines, 'paid')
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

  private keepInvoice(subscription: StripeObject, lines: InvoiceLine[], status: InvoiceStatus): StripeObject {
    const invoice = { ...invoiceOf(subscription, lines), status }
    this.invoices.set(invoice.id, invoice)
    if (status === 'paid') this.payInvoice(invoice)
    return invoice
  }

  /** An invoice is paid. */
  payInvoice(invoice: StripeObject): void {
    const amount = amountOf(invoice)
    const payment = amount > 0 ? this.payments.add(invoice.customer, amount, {}) : undefined
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: amount,
      status_transitions: { paid_at: now() },
      payments: listOf(
        payment ? [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: payment.id } }] : [],
      ),
    })
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

  /** The charge of the payment, or of the payment of a subscription's newest invoice. */
  chargeOf(object: StripeObject): StripeObject {
    if (object.object === 'payment_intent') return this.payments.chargeOf(object.id)
    const payments = this.invoicesOf(object).at(-1)?.payments as { data: { payment: { payment_intent: string } }[] }
    return this.payments.chargeOf(payments.data[0]?.payment.payment_intent ?? '')
  }

  /** The payments of a customer. */
  paymentsOf(form: Form): object {
    const customer = textOf(form, 'customer')
    this.requireKnown(customer)
    return this.payments.list(customer, form)
  }

  /** What has been deleted can be read. @throws StripeRefusal for what never was, as what was made in the other mode */
  private requireKnown(id: string): void {
    if (!this.deletedCustomers.has(id)) this.requireCustomer(id)
  }

  /** Nothing begins for what has been deleted. @throws StripeRefusal */
  private requireCustomer(id: string): void {
    if (this.customers.has(id)) return
    throw new StripeRefusal(400, `No such customer: '${id}'`, 'resource_missing', 'customer')
  }
}
