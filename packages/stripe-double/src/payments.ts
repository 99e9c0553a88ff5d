import type { Form } from './form-body.ts'
import { listOf, pageOf } from './lists.ts'
import { found, newId, now, type StripeObject } from './objects.ts'

/** The payments of an account, what was charged for them, and the disputes about that. */
export class Payments {
  private readonly payments = new Map<string, StripeObject>()
  private readonly charges = new Map<string, StripeObject>()
  private readonly disputes = new Map<string, StripeObject>()

  /** A customer's, the newest first. */
  list(customer: string, form: Form): object {
    const payments = [...this.payments.values()].filter((each) => each.customer === customer).reverse()
    return pageOf(
      payments.map((payment) => this.withCharge(payment)),
      form,
    )
  }

  get(id: string): object {
    return this.withCharge(found(this.payments, id))
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
  add(customer: string, amount: number, metadata: unknown): StripeObject {
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

  /** A payment begins, and its card is declined. */
  addDeclined(customer: string): void {
    const id = newId('pi')
    const status = 'requires_payment_method'
    this.payments.set(id, { id, object: 'payment_intent', customer, created: now(), status, metadata: {} })
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
