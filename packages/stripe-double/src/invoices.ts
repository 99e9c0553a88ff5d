import { type InvoiceLine, itemOf, newId, now, priceIds, type StripeObject } from './objects.ts'

/** The line of a subscription's current period. */
export function periodLine(subscription: StripeObject): InvoiceLine {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  return {
    id: newId('il'),
    amount: subscription.status === 'trialing' ? 0 : (priceIds[price.id] ?? 0),
    currency: 'usd',
    period: { start, end },
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: { proration: false, subscription: subscription.id },
      invoice_item_details: null,
    },
    pricing: { type: 'price_details', price_details: { price: price.id } },
  }
}

/** The lines of a change of the price within a period, as Stripe prorates: unused time back, remaining time to be paid. */
export function prorationLines(subscription: StripeObject, nextPrice: string, isSamePeriod: boolean): InvoiceLine[] {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const at = Math.min(Math.max(now(), start), end)
  const share = (end - at) / (end - start)
  const line = (priceId: string, sign: 1 | -1): InvoiceLine => ({
    id: newId('il'),
    amount: sign * Math.round((priceIds[priceId] ?? 0) * share),
    currency: 'usd',
    period: { start: at, end },
    parent: {
      type: 'invoice_item_details',
      subscription_item_details: null,
      invoice_item_details: { proration: true, subscription: subscription.id },
    },
    pricing: { type: 'price_details', price_details: { price: priceId } },
  })
  return isSamePeriod ? [line(price.id, -1), line(nextPrice, 1)] : [line(price.id, -1)]
}

/** An invoice, not yet kept. @param lines all of it */
export function invoiceOf(subscription: StripeObject, lines: InvoiceLine[]): StripeObject {
  return {
    id: newId('in'),
    object: 'invoice',
    customer: subscription.customer,
    created: itemOf(subscription).current_period_start,
    currency: 'usd',
    status: 'open',
    amount_paid: 0,
    status_transitions: { paid_at: null },
    parent: { subscription_details: { subscription: subscription.id } },
    lines: { object: 'list', data: lines, has_more: false, url: '/' },
    payments: { object: 'list', data: [], has_more: false, url: '/' },
  }
}

/** What an invoice asks for; what it gives back beyond that goes to the customer's balance. */
export function amountOf(invoice: StripeObject): number {
  return Math.max(
    0,
    linesOf(invoice).reduce((sum, { amount }) => sum + amount, 0),
  )
}

/** All lines of an invoice. */
export function linesOf(invoice: StripeObject): InvoiceLine[] {
  return (invoice.lines as { data: InvoiceLine[] }).data
}
