import type Stripe from 'stripe'
import type { EventPage, ProviderEvent } from '../domain/provider.ts'
import { idOf, unlessMissing } from './stripe-client.ts'

/** Kinds whose object names its charge alone: disputes, and refunds, which may still fail after they were told of. */
const chargeKinds = /^(charge\.dispute|charge\.refund|refund)\./

/** Kinds whose object names its customer. */
const customerKinds = /^(customer\.subscription|invoice|checkout\.session|payment_intent|charge)\./

/** The kinds that the webhook is to be sent (docs/billing.md), one by one: a list takes no patterns, and 20 at most. */
const listed = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.refunded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'payment_intent.succeeded',
  'refund.failed',
] as const satisfies Stripe.Event.Type[]

/** Each carries a whole object, such as an invoice with its lines. */
const pageSize = 50

/** Whether a key is one of live mode; every other one is of test mode, or of a sandbox. */
export function isLiveKey(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey)
}

/** Whom an event is about; undefined for kinds that are not needed, other accounts, and the other of test and live. */
export function subjectOf(event: Stripe.Event, secretKey: string): ProviderEvent['about'] {
  if (event.account || event.livemode !== isLiveKey(secretKey)) return undefined
  const object = event.data.object as { customer?: string | { id: string } | null; charge?: string | { id: string } }
  if (chargeKinds.test(event.type)) {
    const id = idOf(object.charge)
    return id === undefined ? undefined : { kind: 'charge', id }
  }
  const id = customerKinds.test(event.type) ? idOf(object.customer) : undefined
  return id === undefined ? undefined : { kind: 'customer', id }
}

/**
 * Reads a page of the events that were made in a span of time, the newest first. Stripe keeps them for 30 days.
 * @param span.until without this moment itself
 * @param after the ID of the event that the page follows; the first page when absent
 * @returns undefined when Stripe does not know that event any more
 */
export async function listEvents(
  stripe: Stripe,
  secretKey: string,
  { from, until }: { from: Date; until: Date },
  after: string | undefined,
): Promise<EventPage | undefined> {
  const created = { gte: secondsOf(from), lt: secondsOf(until) }
  const page = { types: [...listed], created, limit: pageSize, ...(after !== undefined && { starting_after: after }) }
  const list = await stripe.events.list(page).catch(unlessMissing)
  return (
    list && {
      events: list.data.map((event) => ({ id: event.id, type: event.type, about: subjectOf(event, secretKey) })),
      hasMore: list.has_more,
    }
  )
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
