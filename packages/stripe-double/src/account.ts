import type Stripe from 'stripe'
import { Events } from './events.ts'
import { type Form, isExpanded, textOf } from './form-body.ts'
import { linesOf } from './invoices.ts'
import { pageOf } from './lists.ts'
import { found, newId, now, priceIds, type StripeObject, withFirstLines } from './objects.ts'
import { Prices } from './prices.ts'
import { StripeRefusal } from './refusal.ts'
import type { Sketch } from './sketch.ts'
import { Subscriptions } from './subscriptions.ts'

/** The state of an account at Stripe: what the API writes and reads, and what people and time do to it. */
export class StripeAccount extends Subscriptions {
  /** Where the pages of checkouts are. */
  pages = 'https://checkout.stripe.test'
  readonly prices = new Prices()
  readonly events = new Events()
  private readonly deletedCustomers = new Set<string>()
  readonly sessions = new Map<string, StripeObject>()

  createCustomer(form: Form): object {
    const id = newId('cus')
    const { email = null, metadata = {} } = form as { email?: string; metadata?: Record<string, string> }
    const customer = {
      ...{ id, object: 'customer', created: now(), livemode: false, email, metadata, balance: 0, currency: null },
      delinquent: false,
    } satisfies Sketch<Stripe.Customer>
    this.customers.set(id, { ...customer, customer: id })
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
    const {
      mode,
      success_url,
      metadata = {},
    } = form as {
      mode: Stripe.Checkout.Session.Mode
      success_url: string
      metadata?: Record<string, string>
    }
    const session = {
      ...{ id, object: 'checkout.session', customer, created: now(), livemode: false, status: 'open', mode },
      ...{ metadata, url: `${this.pages}/${id}`, success_url, expires_at: Number(form.expires_at) },
    } satisfies Sketch<Stripe.Checkout.Session>
    this.sessions.set(id, { ...session, price })
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
    if (kind === 'subscriptions') return pageOf(rows, form)
    const withPayments = isExpanded(form, 'data.payments')
    const invoices = rows.map(withFirstLines)
    return pageOf(
      withPayments ? invoices : invoices.map(({ payments: _, ...invoice }) => invoice as StripeObject),
      form,
    )
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
      return {
        session,
        made: this.payments.add(customer, priceIds[price] ?? 0, session.metadata as Record<string, string>),
      }
    }
    const subscription = this.begin(customer, price)
    this.addInvoice(subscription, 'paid')
    return { session, made: subscription }
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
