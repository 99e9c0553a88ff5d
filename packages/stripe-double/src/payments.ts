import type Stripe from 'stripe'
import { type Form, isExpanded } from './form-body.ts'
import { listOf, pageOf } from './lists.ts'
import { found, newId, now, type StripeObject } from './objects.ts'
import type { Sketch } from './sketch.ts'

/** The payments of an account, what was charged for them, and the disputes about that. */
export class Payments {
  private readonly payments = new Map<string, StripeObject>()
  private readonly charges = new Map<string, StripeObject>()
  private readonly disputes = new Map<string, StripeObject>()

  /** A customer's, the newest first. */
  list(customer: string, form: Form): object {
    const payments = [...this.payments.values()].filter((each) => each.customer === customer).reverse()
    const rows = isExpanded(form, 'data.latest_charge') ? payments.map((payment) => this.withCharge(payment)) : payments
    return pageOf(rows, form)
  }

  get(id: string, form: Form): object {
    const payment = found(this.payments, id)
    return isExpanded(form, 'latest_charge') ? this.withCharge(payment) : payment
  }

  /** A payment, which changes. */
  found(id: string): StripeObject {
    return found(this.payments, id)
  }

  charge(id: string): StripeObject {
    return found(this.charges, id)
  }

  /** The charge of a payment. */
  chargeOf(paymentId: string): StripeObject {
    return this.charge(String(found(this.payments, paymentId).latest_charge))
  }

  disputesOf(charge: string): object {
    return listOf([...this.disputes.values()].filter((each) => each.charge === charge))
  }

  /** Somebody pays. */
  add(customer: string, amount: number, metadata: Stripe.Metadata): StripeObject {
    const payment = this.begin(customer, amount, metadata)
    this.succeed(payment)
    return payment
  }

  /** A payment begins, and its card is declined. */
  addDeclined(customer: string): void {
    this.decline(this.begin(customer, 1_000, {}))
  }

  /** A payment begins. */
  begin(customer: string, amount: number, metadata: Stripe.Metadata): StripeObject {
    const payment = {
      ...{ id: newId('pi'), object: 'payment_intent', customer, created: now(), currency: 'usd', livemode: false },
      ...{ status: 'requires_payment_method', amount, amount_received: 0, latest_charge: null, metadata },
    } satisfies Sketch<Stripe.PaymentIntent>
    this.payments.set(payment.id, payment)
    return payment
  }

  /** The card of a payment is declined, for the first time or again. */
  decline(payment: StripeObject): void {
    this.attempt(payment, 'failed')
  }

  /** A payment succeeds, at the first attempt or a later one. */
  succeed(payment: StripeObject): void {
    this.attempt(payment, 'succeeded')
    const changed: Sketch<Stripe.PaymentIntent> = { status: 'succeeded', amount_received: Number(payment.amount) }
    Object.assign(payment, changed)
  }

  private attempt(payment: StripeObject, status: 'failed' | 'succeeded'): void {
    const charge = {
      ...{ id: newId('ch'), object: 'charge', customer: payment.customer, created: now(), currency: 'usd' },
      ...{ livemode: false, amount: Number(payment.amount), amount_refunded: 0, disputed: false, refunded: false },
      ...{ status, paid: status === 'succeeded', payment_intent: payment.id },
    } satisfies Sketch<Stripe.Charge>
    this.charges.set(charge.id, charge)
    payment.latest_charge = charge.id
  }

  /** Opens a dispute about a charge, or a part of it, or changes the one that there is. */
  dispute(charge: StripeObject, status: 'needs_response' | 'won' | 'lost', amount = charge.amount): StripeObject {
    charge.disputed = true
    const known = [...this.disputes.values()].find((each) => each.charge === charge.id)
    const dispute: StripeObject = known ?? { id: newId('dp'), object: 'dispute', customer: '', created: now(), amount }
    Object.assign(dispute, { charge: charge.id, status })
    this.disputes.set(dispute.id, dispute)
    return dispute
  }

  private withCharge(payment: StripeObject): StripeObject {
    return { ...payment, latest_charge: this.charges.get(String(payment.latest_charge)) ?? null }
  }
}
