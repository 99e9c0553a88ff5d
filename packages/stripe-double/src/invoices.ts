import type Stripe from 'stripe'
import { type InvoiceLine, itemOf, newId, now, priceIds, type StripeObject } from './objects.ts'
import type { Sketch } from './sketch.ts'

/** The line of a subscription's current period. */
export function periodLine(subscription: StripeObject) {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  return {
    id: newId('il'),
    amount: subscription.status === 'trialing' ? 0 : (priceIds[price.id] ?? 0),
    currency: 'usd',
    period: { start, end },
    parent: {
      type: 'subscription_item_details' as const,
      subscription_item_details: { proration: false, subscription: subscription.id },
      invoice_item_details: null,
    },
    pricing: { type: 'price_details' as const, price_details: { price: price.id } },
  } satisfies InvoiceLine & Sketch<Stripe.InvoiceLineItem>
}

/**
 * The lines of a change of the price within a period, as Stripe prorates: unused time back, remaining time to be paid.
 * @param nextPrice without one, nothing is to be paid
 */
export function prorationLines(subscription: StripeObject, nextPrice?: string): InvoiceLine[] {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const at = Math.min(Math.max(now(), start), end)
  const share = (end - at) / (end - start)
  const line = (priceId: string, sign: 1 | -1) =>
    ({
      id: newId('il'),
      amount: sign * Math.round((priceIds[priceId] ?? 0) * share),
      currency: 'usd',
      period: { start: at, end },
      parent: {
        type: 'invoice_item_details' as const,
        subscription_item_details: null,
        invoice_item_details: { proration: true, subscription: subscription.id },
      },
      pricing: { type: 'price_details' as const, price_details: { price: priceId } },
    }) satisfies InvoiceLine & Sketch<Stripe.InvoiceLineItem>
  return nextPrice === undefined ? [line(price.id, -1)] : [line(price.id, -1), line(nextPrice, 1)]
}

/** How long the invoice of a new period is a draft, in seconds. */
const draftFor = 60 * 60

/** An invoice, not yet kept: a draft. @param lines all of it @param created when the period begins, unless it is made within it */
export function invoiceOf(
  subscription: StripeObject,
  lines: InvoiceLine[],
  created = itemOf(subscription).current_period_start,
): StripeObject {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...{
      id: newId('in'),
      object: 'invoice',
      customer: subscription.customer,
      created,
      currency: 'usd',
      livemode: false,
    },
    ...{ status: 'draft', collection_method: 'charge_automatically', auto_advance: true },
    ...{
      automatically_finalizes_at: created + draftFor,
      attempted: false,
      attempt_count: 0,
      next_payment_attempt: null,
    },
    ...{ subtotal: total, total, amount_due: Math.max(0, total), amount_paid: 0, amount_remaining: Math.max(0, total) },
    ...{ starting_balance: 0, ending_balance: null, period_start: start, period_end: end },
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    parent: {
      ...{ type: 'subscription_details', quote_details: null },
      subscription_details: { metadata: null, subscription: subscription.id },
    },
    lines: { object: 'list', data: lines, has_more: false, url: '/' },
    payments: { object: 'list', data: [], has_more: false, url: '/' },
  } satisfies Sketch<Stripe.Invoice>
}

/** What the lines of an invoice come to; below zero when it gives back more than it asks for. */
export function amountOf(invoice: StripeObject): number {
  return linesOf(invoice).reduce((sum, { amount }) => sum + amount, 0)
}

/** All lines of an invoice. */
export function linesOf(invoice: StripeObject): InvoiceLine[] {
  return (invoice.lines as { data: InvoiceLine[] }).data
}
