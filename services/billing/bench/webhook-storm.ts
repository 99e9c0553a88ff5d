import { setTimeout as wait } from 'node:timers/promises'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import type { StripeDouble } from '@resume/stripe-double/double'
import type { StripeObject } from '@resume/stripe-double/objects'
import { as, aUser } from '@resume/test-kit/callers'
import type { TestPlatform } from '@resume/test-kit/test-platform'
import { Client } from 'pg'
import { checkoutOf } from '../test-data/words.ts'

type Delivery = ReturnType<StripeDouble['event']>

/** What a storm came to. */
export interface Storm {
  customers: number
  events: number
  takenInSeconds: number
  /** Until ats, documents and billing all held what is right. */
  settledSeconds: number
  /** Customers whose end state is not what Stripe says. */
  wrong: number
}

/** Deliveries at a time. */
const parallel = 32

/**
 * Five events for each of some customers, each sent twice, all in any order, as after an outage. Every third subscription
 * ends as cancelled, every third as past due.
 */
export async function webhookStorm(options: {
  platform: TestPlatform
  stripe: StripeDouble
  billing: GrpcClient<BillingServiceDefinition>
  customers: number
}): Promise<Storm> {
  const { platform, stripe, billing, customers } = options
  const expected = new Map<string, string>()
  const deliveries: Delivery[] = []
  for (let number = 0; number < customers; number++) {
    const user = aUser(newId())
    const request = checkoutOf('bundle', 'monthly')
    const { url } = await billing.call('StartCheckout', request, as(user))
    const { session, made } = stripe.account.pay(url.split('/').at(-1) ?? '')
    expected.set(user.userId, changeState(number, made))
    const [invoice] = stripe.account.invoicesOf(made)
    const told: [string, StripeObject | undefined][] = [
      ['checkout.session.completed', session],
      ['customer.subscription.created', made],
      ['invoice.paid', invoice],
      ['customer.subscription.updated', made],
      [made.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', made],
    ]
    for (const [type, object] of told) {
      const delivery = stripe.event(type, object ?? made)
      deliveries.push(delivery, delivery)
    }
  }
  shuffle(deliveries)

  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1000
  const queue = deliveries.values()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const delivery of queue) await deliver(platform.url, delivery)
    }),
  )
  const takenInSeconds = since()
  const { settledSeconds, wrong } = await settled(platform, expected, since)
  return { customers, events: deliveries.length / 2, takenInSeconds, settledSeconds, wrong }
}

/** Changes a subscription at Stripe. @returns the state that it ends in here */
function changeState(number: number, subscription: StripeObject): string {
  if (number % 3 === 0) return 'ACTIVE'
  subscription.status = number % 3 === 1 ? 'canceled' : 'past_due'
  return number % 3 === 1 ? 'CANCELED' : 'PAST_DUE'
}

/** Sends an event until it is taken in, as Stripe does. */
async function deliver(url: string, { payload, signature }: Delivery): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/v1/billing/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(payload),
    })
    await response.arrayBuffer()
    if (response.ok) return
    if (response.status !== 503) throw new Error(`an event was answered ${response.status}`)
  }
}

/** Waits until every service holds what is right, for a minute at most. */
async function settled(platform: TestPlatform, expected: Map<string, string>, since: () => number) {
  const sources = ['billing', 'ats', 'documents'].map((name) => `${platform.postgresUrl}/${name}`)
  for (;;) {
    const wrongs = await Promise.all(sources.map((url) => countWrong(url, expected)))
    const wrong = Math.max(...wrongs)
    if (wrong === 0 || since() > 60) return { settledSeconds: since(), wrong }
    await wait(100)
  }
}

async function countWrong(url: string, expected: Map<string, string>): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ user_id: string; status: string }>(
      'SELECT user_id::text, status FROM subscriptions WHERE user_id::text = ANY ($1)',
      [[...expected.keys()]],
    )
    const found = new Map(rows.map(({ user_id, status }) => [user_id, status]))
    return [...expected].filter(([userId, status]) => found.get(userId) !== status).length
  } finally {
    await client.end()
  }
}

function shuffle<T>(items: T[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    const [one, two] = [items[last], items[other]]
    if (one !== undefined && two !== undefined) [items[last], items[other]] = [two, one]
  }
}
