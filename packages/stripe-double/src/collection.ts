import type Stripe from 'stripe'
import { amountOf } from './invoices.ts'
import { listOf } from './lists.ts'
import { newId, now, type StripeObject } from './objects.ts'
import { StripeRefusal } from './refusal.ts'
import type { Sketch } from './sketch.ts'

/** What an account does about payments that fail, as its owner has set it. */
export interface RetrySettings {
  /** Days from each attempt to the next; after the last of them nobody tries again. */
  afterDays: number[]
  /** What becomes of the subscription then. */
  finally: 'canceled' | 'unpaid' | 'past_due'
}

/** Stripe's own settings, for two weeks. */
export const usualRetries: RetrySettings = { afterDays: [3, 5, 6], finally: 'canceled' }

const day = 24 * 60 * 60

/**
 * Ends the draft of an invoice: what the customer's balance has is used, and what the invoice gives back goes there. One of
 * which nothing is left to pay is paid.
 */
export function finalize(invoice: StripeObject, customer: StripeObject | undefined): void {
  const total = amountOf(invoice)
  const before = Number(customer?.balance ?? 0)
  const due = Math.max(0, total + before)
  const after = total + before - due
  if (customer) customer.balance = after
  change(invoice, {
    status: 'open',
    ...{ subtotal: total, total, amount_due: due, amount_remaining: due },
    ...{ starting_balance: before, ending_balance: after, automatically_finalizes_at: null },
  })
  pass(invoice, { finalized_at: now() })
  if (due === 0) settle(invoice)
}

/** A payment settles an invoice. @param intent undefined when nothing was due */
export function settle(invoice: StripeObject, intent?: StripeObject): void {
  const due = Number(invoice.amount_due)
  change(invoice, {
    status: 'paid',
    ...{ amount_paid: due, amount_remaining: 0, auto_advance: false, next_payment_attempt: null },
    ...(intent && { attempted: true, attempt_count: Number(invoice.attempt_count) + 1 }),
  })
  invoice.payments = listOf(intent ? [paymentOf(invoice, intent, 'paid')] : [])
  pass(invoice, { paid_at: now() })
}

/** An attempt to collect an invoice fails. @returns whether another one follows */
export function fail(invoice: StripeObject, intent: StripeObject, { afterDays }: RetrySettings): boolean {
  if (invoice.status !== 'open') throw new StripeRefusal(400, 'Invoice is not open')
  const attempts = Number(invoice.attempt_count)
  const days = afterDays[attempts]
  change(invoice, {
    ...{ attempted: true, attempt_count: attempts + 1, auto_advance: days !== undefined },
    next_payment_attempt: days === undefined ? null : now() + days * day,
  })
  invoice.payments = listOf([paymentOf(invoice, intent, 'open')])
  return days !== undefined
}

/** Nobody is to pay an invoice any more. */
export function voidInvoice(invoice: StripeObject): void {
  change(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null })
  pass(invoice, { voided_at: now() })
}

function paymentOf(invoice: StripeObject, intent: StripeObject, status: 'open' | 'paid') {
  const due = Number(invoice.amount_due)
  return {
    ...{ id: newId('inpay'), object: 'invoice_payment', created: now(), currency: 'usd', invoice: invoice.id },
    ...{ amount_paid: status === 'paid' ? due : null, amount_requested: due, is_default: true, livemode: false },
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status,
    status_transitions: { canceled_at: null, paid_at: status === 'paid' ? now() : null },
  } satisfies Sketch<Stripe.InvoicePayment>
}

function change(invoice: StripeObject, members: Sketch<Stripe.Invoice>): void {
  Object.assign(invoice, members)
}

function pass(invoice: StripeObject, at: Partial<Stripe.Invoice.StatusTransitions>): void {
  Object.assign(invoice.status_transitions as object, at)
}
