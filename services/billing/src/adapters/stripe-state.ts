import type Stripe from 'stripe'
import type { ProviderPayment, ProviderState, ProviderSubscription } from '../domain/provider.ts'
import { chargeOf, readCharges, readNewestIntents } from './stripe-charges.ts'
import { dateOf } from './stripe-client.ts'
import {
  fromBalanceOf,
  paymentIntentsOf,
  readLines,
  subscriptionIdOf,
  unpaidSince,
  unsettled,
} from './stripe-invoices.ts'
import { packOf, type ReadPrice } from './stripe-prices.ts'

/** More than anybody has; a customer's newest are read. */
const most = 300
const page = { limit: 100 }

/** Reads all of a customer that matters here, as it is at Stripe now. */
export async function readState(stripe: Stripe, customer: string, configured: ReadPrice): Promise<ProviderState> {
  const [subscriptions, invoices, intents] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', ...page }).autoPagingToArray({ limit: most }),
    stripe.invoices.list({ customer, expand: ['data.payments'], ...page }).autoPagingToArray({ limit: most }),
    readNewestIntents(stripe, customer),
  ])
  const readPrice = withPricesOf(subscriptions, configured)
  /** The oldest first; of the same second, too. */
  const paid = invoices
    .filter(({ status }) => status === 'paid')
    .reverse()
    .toSorted((one, other) => one.created - other.created)
  const charges = await readCharges(stripe, customer, intents, paid.flatMap(paymentIntentsOf))
  const payments: ProviderPayment[] = []
  for (const invoice of paid) {
    const subscriptionId = subscriptionIdOf(invoice)
    if (subscriptionId === undefined) continue
    const subscription = subscriptions.find(({ id }) => id === subscriptionId)
    const current = subscription && itemOf(subscription, readPrice)?.price
    const lines = await readLines(stripe, invoice, readPrice, current)
    if (lines.length === 0) continue
    payments.push({
      id: invoice.id,
      item: { kind: 'subscription', subscriptionId, lines },
      amountCents: invoice.amount_paid,
      fromBalanceCents: fromBalanceOf(invoice),
      currency: invoice.currency,
      paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
      ...(await givenBack(
        stripe,
        paymentIntentsOf(invoice).map((id) => charges.get(id)),
      )),
    })
  }
  for (const intent of intents) {
    const packKey = packOf(intent.metadata)
    if (intent.status !== 'succeeded' || packKey === undefined) continue
    const charge = chargeOf(intent)
    payments.push({
      id: intent.id,
      item: { kind: 'credit_pack', packKey },
      amountCents: intent.amount_received,
      fromBalanceCents: 0,
      currency: intent.currency,
      paidAt: dateOf(charge?.created ?? intent.created),
      ...(await givenBack(stripe, [charge])),
    })
  }
  return {
    subscriptions: subscriptions.flatMap((subscription) => subscriptionOf(subscription, readPrice)),
    payments,
    unpaidSince: unpaidSince(invoices),
    unsettled: unsettled(invoices),
  }
}

/** Knows the prices of subscriptions, too, by their lookup keys: lines of invoices carry nothing but a price's ID. */
function withPricesOf(subscriptions: Stripe.Subscription[], configured: ReadPrice): ReadPrice {
  const prices = subscriptions.flatMap(({ items }) => items.data.map(({ price }) => [price.id, price] as const))
  const known = new Map(prices)
  return (price) => configured(known.get(price.id) ?? price)
}

/** The item of a subscription that is for a product of ours, whatever else was added to it; any, when none is. */
function itemOf({ items }: Stripe.Subscription, readPrice: ReadPrice) {
  const all = items.data.map((item) => ({ item, price: readPrice(item.price) }))
  return all.find(({ price }) => price !== undefined) ?? all[0]
}

function subscriptionOf(subscription: Stripe.Subscription, readPrice: ReadPrice): ProviderSubscription[] {
  const found = itemOf(subscription, readPrice)
  if (!found) return []
  const { item, price } = found
  /** It may lie periods ahead. */
  const { cancel_at: cancelAt } = subscription
  return [
    {
      id: subscription.id,
      status: subscription.status,
      productKey: price?.productKey,
      interval: price?.interval,
      currentPeriodStart: dateOf(item.current_period_start),
      currentPeriodEnd: dateOf(item.current_period_end),
      cancelAtPeriodEnd:
        subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= item.current_period_end),
      createdAt: dateOf(subscription.created),
      endedAt: subscription.ended_at ? dateOf(subscription.ended_at) : undefined,
      trialStart: subscription.trial_start ? dateOf(subscription.trial_start) : undefined,
    },
  ]
}

/** What went back of a payment's charges. A dispute that was won, or was only an inquiry, counts for nothing. */
async function givenBack(stripe: Stripe, charges: (Stripe.Charge | undefined)[]) {
  let refundedCents = 0
  let disputedCents = 0
  for (const charge of charges) {
    refundedCents += charge?.amount_refunded ?? 0
    if (!charge?.disputed) continue
    const { data } = await stripe.disputes.list({ charge: charge.id, ...page })
    const disputes = data.filter(({ status }) => status !== 'won' && !status.startsWith('warning'))
    disputedCents += disputes.reduce((sum, { amount }) => sum + amount, 0)
  }
  return { refundedCents, disputedCents }
}
