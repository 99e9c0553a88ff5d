import type Stripe from 'stripe'
import type { ProviderPayment, ProviderState, ProviderSubscription } from '../domain/provider.ts'
import { idOf, packOf, type ReadPrice } from './stripe.ts'

/** More than anybody has; a customer's newest are read. */
const most = 300
const page = { limit: 100 }

/** Reads all of a customer that matters here, as it is at Stripe now. */
export async function readState(stripe: Stripe, customer: string, readPrice: ReadPrice): Promise<ProviderState> {
  const [subscriptions, invoices, payments] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', ...page }).autoPagingToArray({ limit: most }),
    stripe.invoices.list({ customer, expand: ['data.payments'], ...page }).autoPagingToArray({ limit: most }),
    stripe.paymentIntents
      .list({ customer, expand: ['data.latest_charge'], ...page })
      .autoPagingToArray({ limit: most }),
  ])
  const intents = new Map(payments.map((payment) => [payment.id, payment]))
  const paid: ProviderPayment[] = []
  for (const invoice of invoices) {
    const item = subscriptionItem(invoice, subscriptions, readPrice)
    if (invoice.status !== 'paid' || invoice.amount_paid === 0 || !item) continue
    const intentId = idOf(invoice.payments?.data.map(({ payment }) => payment.payment_intent).find(Boolean))
    const charge = chargeOf(intents.get(intentId ?? ''))
    paid.push({
      id: invoice.id,
      item,
      amountCents: invoice.amount_paid,
      currency: invoice.currency,
      paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
      ...(await givenBack(stripe, charge)),
    })
  }
  for (const intent of payments) {
    const packKey = packOf(intent.metadata)
    if (intent.status !== 'succeeded' || packKey === undefined) continue
    const charge = chargeOf(intent)
    paid.push({
      id: intent.id,
      item: { kind: 'credit_pack', packKey },
      amountCents: intent.amount_received,
      currency: intent.currency,
      paidAt: dateOf(charge?.created ?? intent.created),
      ...(await givenBack(stripe, charge)),
    })
  }
  return {
    subscriptions: subscriptions.flatMap((subscription) => subscriptionOf(subscription, readPrice)),
    payments: paid,
    ...paidAndUnpaid(invoices),
  }
}

function subscriptionOf(subscription: Stripe.Subscription, readPrice: ReadPrice): ProviderSubscription[] {
  const [item] = subscription.items.data
  if (!item) return []
  const price = readPrice(item.price)
  return [
    {
      id: subscription.id,
      status: subscription.status,
      productKey: price?.productKey,
      interval: price?.interval,
      currentPeriodStart: dateOf(item.current_period_start),
      currentPeriodEnd: dateOf(item.current_period_end),
      cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      createdAt: dateOf(subscription.created),
      endedAt: subscription.ended_at ? dateOf(subscription.ended_at) : undefined,
    },
  ]
}

/** What an invoice is for; undefined when it is for nothing of ours. */
function subscriptionItem(
  invoice: Stripe.Invoice,
  subscriptions: Stripe.Subscription[],
  readPrice: ReadPrice,
): ProviderPayment['item'] | undefined {
  const subscriptionId = subscriptionIdOf(invoice)
  const line = invoice.lines.data.toSorted((one, other) => other.period.end - one.period.end)[0]
  if (subscriptionId === undefined || !line) return undefined
  const priceId = idOf(line.pricing?.price_details?.price) ?? ''
  const current = subscriptions.find(({ id }) => id === subscriptionId)?.items.data[0]?.price
  const price = readPrice({ id: priceId, lookup_key: null }) ?? (current && readPrice(current))
  if (!price) return undefined
  const period = { periodStart: dateOf(line.period.start), periodEnd: dateOf(line.period.end) }
  return { kind: 'subscription', ...price, subscriptionId, ...period }
}

function subscriptionIdOf(invoice: Stripe.Invoice): string | undefined {
  return idOf(invoice.parent?.subscription_details?.subscription ?? undefined)
}

function chargeOf(intent: Stripe.PaymentIntent | undefined): Stripe.Charge | undefined {
  return typeof intent?.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined
}

/** What went back of a charge. A dispute that was won, or was only an inquiry, counts for nothing. */
async function givenBack(stripe: Stripe, charge: Stripe.Charge | undefined) {
  const refundedCents = charge?.amount_refunded ?? 0
  if (!charge?.disputed) return { refundedCents, isDisputed: false }
  const { data } = await stripe.disputes.list({ charge: charge.id, ...page })
  return { refundedCents, isDisputed: data.some(({ status }) => status !== 'won' && !status.startsWith('warning')) }
}

/** Until when each subscription is paid for, and since when it owes what came after that. */
function paidAndUnpaid(invoices: Stripe.Invoice[]): Pick<ProviderState, 'paidUntil' | 'unpaidSince'> {
  const paidUntil = new Map<string, Date>()
  const unpaidSince = new Map<string, Date>()
  /** Newest last; an invoice that was written off long before others were paid is no debt of today. */
  for (const invoice of invoices.toSorted((one, other) => one.created - other.created)) {
    const id = subscriptionIdOf(invoice)
    if (id === undefined) continue
    if (invoice.status === 'paid') {
      const end = Math.max(
        ...invoice.lines.data.map(({ period }) => period.end),
        (paidUntil.get(id)?.getTime() ?? 0) / 1000,
      )
      paidUntil.set(id, dateOf(end))
      unpaidSince.delete(id)
    } else if (invoice.status === 'open' || invoice.status === 'uncollectible') {
      if (!unpaidSince.has(id)) unpaidSince.set(id, dateOf(invoice.created))
    }
  }
  return { paidUntil, unpaidSince }
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
