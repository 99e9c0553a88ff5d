import type Stripe from 'stripe'
import { itemOf, newId, now, type StripeObject } from './objects.ts'
import { monthsOfPrice, periodEnd } from './periods.ts'
import type { Sketch } from './sketch.ts'

/** Plans another price for a subscription from its next period on. @returns the schedule, which the subscription then has */
export function planPrice(subscription: StripeObject, priceId: string): StripeObject {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const last = periodEnd(end, end, monthsOfPrice(priceId))
  const schedule = {
    ...{ id: newId('sub_sched'), object: 'subscription_schedule', created: now(), livemode: false },
    ...{ customer: subscription.customer, subscription: subscription.id, status: 'active', end_behavior: 'release' },
    current_phase: { start_date: start, end_date: end },
    phases: [phase(price.id, start, end), phase(priceId, end, last)],
    ...{ canceled_at: null, completed_at: null, released_at: null, released_subscription: null },
  } satisfies Sketch<Stripe.SubscriptionSchedule>
  subscription.schedule = schedule.id
  return schedule
}

function phase(price: string, start: number, end: number) {
  const items = [{ price, quantity: 1 }]
  return { start_date: start, end_date: end, items, proration_behavior: 'none' as const }
}

/** A period of a subscription begins, and with it perhaps a phase, or the schedule is over. */
export function beginPhase(schedule: StripeObject, subscription: StripeObject): void {
  const item = itemOf(subscription)
  const phases = schedule.phases as ReturnType<typeof phase>[]
  const next = phases.find(
    ({ start_date }) => start_date > (schedule.current_phase as { start_date: number }).start_date,
  )
  if (next) {
    const price = next.items[0]?.price ?? item.price.id
    /** Periods of another length are counted from where they begin. */
    if (monthsOfPrice(price) !== monthsOfPrice(item.price.id)) {
      subscription.billing_cycle_anchor = item.current_period_start
    }
    item.price.id = price
    schedule.current_phase = { start_date: next.start_date, end_date: next.end_date }
    return
  }
  const released: Sketch<Stripe.SubscriptionSchedule> = {
    ...{ status: 'released', released_at: now(), released_subscription: subscription.id },
    ...{ subscription: null, current_phase: null },
  }
  Object.assign(schedule, released)
  subscription.schedule = null
}
