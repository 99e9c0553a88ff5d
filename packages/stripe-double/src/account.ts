import { randomBytes } from 'node:crypto'
import { type Form, textOf } from './form-body.ts'

/** A refusal as Stripe words it. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** An object of Stripe's, with the members that the platform reads. */
export interface StripeObject {
  id: string
  customer: string
  created: number
  [name: string]: unknown
}

const day = 24 * 60 * 60
const now = () => Math.floor(Date.now() / 1000)
const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' })

/** The ids of the double's prices: `price_` and the key of the platform's catalogue. */
export const priceIds: Record<string, number> = {
  price_ai_credits_monthly: 900,
  price_ai_credits_annual: 9_000,
  price_portfolio_pro_monthly: 700,
  price_portfolio_pro_annual: 7_000,
  price_bundle_monthly: 1_400,
  price_bundle_annual: 14_000,
  price_credit_pack_250: 1_200,
  price_credit_pack_500: 2_000,
}

/** The state of an account at Stripe: what the API writes and reads, and what people and time do to it. */
export class StripeAccount {
  /** Where the pages of checkouts are. */
  pages = 'https://checkout.stripe.test'
  readonly prices = new Map<string, StripeObject>()
  readonly customers = new Map<string, StripeObject>()
  readonly sessions = new Map<string, StripeObject>()
  readonly subscriptions = new Map<string, StripeObject>()
  readonly invoices = new Map<string, StripeObject>()
  readonly payments = new Map<string, StripeObject>()
  readonly charges = new Map<string, StripeObject>()
  readonly disputes = new Map<string, StripeObject>()

  pricesOf(lookupKey: string): object {
    return list([...this.prices.values()].filter((price) => price.lookup_key === lookupKey))
  }

  createPrice(form: Form): object {
    const id = newId('price')
    const { lookup_key, currency } = form
    const price = {
      id,
      object: 'price',
      customer: '',
      created: now(),
      lookup_key,
      currency,
      unit_amount: Number(form.unit_amount),
    }
    this.prices.set(id, price)
    return price
  }

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

  deleteCustomer(id: string): object {
    if (!this.customers.delete(id)) throw new StripeRefusal(404, 'No such customer', 'resource_missing')
    for (const each of this.subscriptions.values()) if (each.customer === id) each.status = 'canceled'
    return { id, object: 'customer', deleted: true }
  }

  createSession(form: Form): object {
    const id = newId('cs_test').replace('cs_test', 'cs')
    const price = textOf(form, 'line_items', '0', 'price')
    if (priceIds[price] === undefined) throw new StripeRefusal(400, `No such price: ${price}`, 'resource_missing')
    const session = {
      id,
      object: 'checkout.session',
      customer: textOf(form, 'customer'),
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

  expireSession(id: string): object {
    const session = this.session(id)
    if (session.status !== 'open') throw new StripeRefusal(400, 'Only open sessions can be expired')
    session.status = 'expired'
    return session
  }

  createPortalSession(form: Form): object {
    const id = newId('bps')
    const customer = textOf(form, 'customer')
    found(this.customers, customer)
    return { id, object: 'billing_portal.session', customer, url: `https://billing.stripe.test/${id}` }
  }

  list(kind: 'subscriptions' | 'invoices' | 'payments', form: Form): object {
    const customer = textOf(form, 'customer')
    const rows = [...this[kind].values()].filter((each) => each.customer === customer).reverse()
    return list(
      rows.map((row) =>
        kind === 'payments' ? { ...row, latest_charge: this.charges.get(String(row.latest_charge)) ?? null } : row,
      ),
    )
  }

  charge(id: string): StripeObject {
    return found(this.charges, id)
  }

  disputesOf(charge: string): object {
    return list([...this.disputes.values()].filter((each) => each.charge === charge))
  }

  /** Somebody pays on a page of a checkout. @returns the session, and the subscription or payment */
  pay(sessionId: string): { session: StripeObject; made: StripeObject } {
    const session = this.session(sessionId)
    if (session.status !== 'open') throw new StripeRefusal(400, 'The page is closed')
    session.status = 'complete'
    const { customer, price } = session as { customer: string; price: string } & StripeObject
    if (session.mode === 'payment') {
      return { session, made: this.addPayment(customer, priceIds[price] ?? 0, session.metadata) }
    }
    const start = now()
    const length = price.endsWith('_annual') ? 365 : 30
    const id = newId('sub')
    const item = {
      id: newId('si'),
      price: { id: price, lookup_key: null },
      current_period_start: start,
      current_period_end: start + length * day,
    }
    const subscription: StripeObject = {
      id,
      object: 'subscription',
      customer,
      created: start,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      items: list([item]),
    }
    this.subscriptions.set(id, subscription)
    this.addInvoice(subscription, 'paid')
    return { session, made: subscription }
  }

  /** An invoice for the current period of a subscription. */
  addInvoice(subscription: StripeObject, status: 'paid' | 'open'): StripeObject {
    const item = itemOf(subscription)
    const amount = priceIds[item.price.id] ?? 0
    const payment = status === 'paid' ? this.addPayment(subscription.customer, amount, {}) : undefined
    const id = newId('in')
    const invoice: StripeObject = {
      id,
      object: 'invoice',
      customer: subscription.customer,
      created: item.current_period_start,
      currency: 'usd',
      status,
      amount_paid: status === 'paid' ? amount : 0,
      status_transitions: { paid_at: status === 'paid' ? now() : null },
      parent: { subscription_details: { subscription: subscription.id } },
      lines: list([
        {
          period: { start: item.current_period_start, end: item.current_period_end },
          pricing: { price_details: { price: item.price.id } },
        },
      ]),
      payments: list(payment ? [{ payment: { type: 'payment_intent', payment_intent: payment.id } }] : []),
    }
    this.invoices.set(id, invoice)
    return invoice
  }

  /** Moves a subscription and its invoices in time, by seconds. */
  shift(subscription: StripeObject, seconds: number): void {
    const item = itemOf(subscription)
    subscription.created += seconds
    item.current_period_start += seconds
    item.current_period_end += seconds
    for (const invoice of this.invoicesOf(subscription)) {
      invoice.created += seconds
      for (const { period } of (invoice.lines as { data: { period: { start: number; end: number } }[] }).data) {
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
    if (object.object === 'payment_intent') return this.charge(String(object.latest_charge))
    const payments = this.invoicesOf(object).at(-1)?.payments as { data: { payment: { payment_intent: string } }[] }
    return this.chargeOf(found(this.payments, payments.data[0]?.payment.payment_intent ?? ''))
  }

  /** Opens a dispute about a charge, or changes the one that there is. */
  dispute(charge: StripeObject, status: 'needs_response' | 'won' | 'lost'): StripeObject {
    charge.disputed = true
    const known = [...this.disputes.values()].find((each) => each.charge === charge.id)
    const dispute: StripeObject = known ?? { id: newId('dp'), object: 'dispute', customer: '', created: now() }
    Object.assign(dispute, { charge: charge.id, status })
    this.disputes.set(dispute.id, dispute)
    return dispute
  }

  private addPayment(customer: string, amount: number, metadata: unknown): StripeObject {
    const charge: StripeObject = {
      id: newId('ch'),
      object: 'charge',
      customer,
      created: now(),
      amount,
      amount_refunded: 0,
      disputed: false,
    }
    const payment: StripeObject = {
      id: newId('pi'),
      object: 'payment_intent',
      customer,
      created: now(),
      status: 'succeeded',
      amount_received: amount,
      currency: 'usd',
      metadata,
      latest_charge: charge.id,
    }
    this.charges.set(charge.id, charge)
    this.payments.set(payment.id, payment)
    return payment
  }
}

/** The one item of a subscription. */
export function itemOf(subscription: StripeObject): {
  price: { id: string; lookup_key: string | null }
  current_period_start: number
  current_period_end: number
} {
  const { data } = subscription.items as { data: ReturnType<typeof itemOf>[] }
  const [item] = data
  if (!item) throw new Error('The subscription has no item')
  return item
}

function found(objects: Map<string, StripeObject>, id: string): StripeObject {
  const object = objects.get(id)
  if (!object) throw new StripeRefusal(404, `No such object: ${id}`, 'resource_missing')
  return object
}
