import type Stripe from 'stripe'
import type { InvoiceLine } from '../domain/provider.ts'
import { dateOf, idOf } from './stripe-client.ts'
import type { PricedProduct, ReadPrice } from './stripe-prices.ts'

const page = { limit: 100 }

/** More lines than an invoice has. */
const mostLines = 1_000

/** The subscription that an invoice is for. */
export function subscriptionIdOf(invoice: Stripe.Invoice): string | undefined {
  return idOf(invoice.parent?.subscription_details?.subscription)
}

/**
 * The lines of an invoice that are for our products.
 * @param current the price of its subscription, for lines that name none
 */
export async function readLines(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  readPrice: ReadPrice,
  current: PricedProduct | undefined,
): Promise<InvoiceLine[]> {
  /** An invoice carries its first ten lines alone. */
  const lines = invoice.lines.has_more
    ? await stripe.invoices.listLineItems(invoice.id, page).autoPagingToArray({ limit: mostLines })
    : invoice.lines.data
  return lines.flatMap((line) => {
    const priceId = idOf(line.pricing?.price_details?.price)
    const price = priceId === undefined ? current : readPrice({ id: priceId, lookup_key: null })
    /** A trial's line costs nothing. */
    if (!price || line.amount === 0) return []
    const { subscription_item_details: item, invoice_item_details: extra } = line.parent ?? {}
    /** A fee, or a credit, that somebody has billed along is for no time of a product. */
    if (extra?.proration === false) return []
    const isProration = item?.proration === true || extra?.proration === true
    const { start, end } = line.period
    return [{ ...price, start: dateOf(start), end: dateOf(end), isProration, isCredit: line.amount < 0 }]
  })
}

/** The payments that settled an invoice. */
export function paymentIntentsOf(invoice: Stripe.Invoice): string[] {
  const payments = invoice.payments?.data ?? []
  const settled = payments.filter(({ status }) => status === 'paid')
  return (settled.length > 0 ? settled : payments).flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])
}

/** What of the customer's balance was used for an invoice, in cents; below zero, the balance is what Stripe owes the customer. */
export function fromBalanceOf({ starting_balance: before, ending_balance: after }: Stripe.Invoice): number {
  return Math.max(0, Math.min(0, after ?? before) - Math.min(0, before))
}

/** Since when each subscription owes an invoice that is newer than all that were paid, by its ID. */
export function unpaidSince(invoices: readonly Stripe.Invoice[]): Map<string, Date> {
  const since = new Map<string, Date>()
  /** Newest last; an invoice that was written off long before others were paid is no debt of today. */
  for (const invoice of invoices.toSorted((one, other) => one.created - other.created)) {
    const id = subscriptionIdOf(invoice)
    if (id === undefined) continue
    if (invoice.status === 'paid') since.delete(id)
    const isOwed = invoice.status === 'open' || invoice.status === 'uncollectible'
    if (isOwed && !since.has(id)) since.set(id, dateOf(invoice.created))
  }
  return since
}

/**
 * Subscriptions with an invoice that may still be paid, by their IDs. The invoice of a new period is a draft for about an hour, while
 * the subscription already shows that period.
 */
export function unsettled(invoices: readonly Stripe.Invoice[]): Set<string> {
  const waiting = invoices.filter(({ status }) => status === 'draft' || status === 'open')
  return new Set(waiting.flatMap((invoice) => subscriptionIdOf(invoice) ?? []))
}
