import { randomBytes } from 'node:crypto'
import { listOf, type StripeList } from './lists.ts'
import { StripeRefusal } from './refusal.ts'

/** An object of Stripe's, with the members that the platform reads. */
export interface StripeObject {
  id: string
  customer: string
  created: number
  [name: string]: unknown
}

/** The one item of a subscription. */
export interface SubscriptionItem {
  id: string
  price: { id: string; lookup_key: string | null }
  current_period_start: number
  current_period_end: number
}

/** A line of an invoice. */
export interface InvoiceLine {
  id: string
  amount: number
  currency: string
  period: { start: number; end: number }
  parent: {
    type: 'subscription_item_details' | 'invoice_item_details'
    subscription_item_details: { proration: boolean; subscription: string } | null
    invoice_item_details: { proration: boolean; subscription: string } | null
  }
  /** Null for an amount that somebody entered. */
  pricing: { type: 'price_details'; price_details: { price: string } } | null
}

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

/** How far the time at Stripe is ahead of the real one, as that of its test clocks is. */
export const clock = { aheadSeconds: 0 }

/** The time, as Stripe counts. */
export const now = () => Math.floor(Date.now() / 1000) + clock.aheadSeconds

/** A new id of a kind of object. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`

/** The one item of a subscription. */
export function itemOf(subscription: StripeObject): SubscriptionItem {
  const [item] = (subscription.items as StripeList<SubscriptionItem>).data
  if (!item) throw new Error('The subscription has no item')
  return item
}

/** An object by its id. @throws StripeRefusal for one that is not there */
export function found(objects: ReadonlyMap<string, StripeObject>, id: string): StripeObject {
  const object = objects.get(id)
  if (!object) throw new StripeRefusal(404, `No such object: ${id}`, 'resource_missing')
  return object
}

/** An invoice as it stands in lists and events: with its first ten lines. */
export function withFirstLines(invoice: StripeObject): StripeObject {
  const { data } = invoice.lines as StripeList
  return { ...invoice, lines: listOf(data, undefined, `/v1/invoices/${invoice.id}/lines`) }
}
