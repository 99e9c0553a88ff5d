import { setTimeout as wait } from 'node:timers/promises'
import { type Fault, type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { itemOf, type StripeObject } from '@resume/stripe-double/objects'
import { stripeVariables } from '@resume/stripe-double/variables'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type Replica, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { checkoutOf, paymentInWords, summaryInWords } from '../test-data/words.ts'

let billing: RunningBilling
/** Two processes that take events in. */
let replicas: Replica[]
let stripe: StripeDouble

beforeAll(async () => {
  stripe = await startStripeDouble()
  billing = await runBilling(stripeVariables(stripe.url))
  replicas = [billing, await billing.another()]
})
afterAll(async () => {
  await billing.stop()
  await stripe.close()
})

type Delivery = ReturnType<StripeDouble['event']>

/** A subscription at Stripe, what happens to it step by step, and the event that tells of each step. */
interface Story {
  caller: Caller
  /** Does the next thing at Stripe. @returns the event about it */
  steps: (() => Delivery)[]
}

/** Bought, upgraded, late, paid after all, cancelled. */
async function aStory(): Promise<Story> {
  const caller = await billing.aUserWith(0)
  const { url } = await billing.client.call('StartCheckout', checkoutOf('ai_credits', 'monthly'), caller.call)
  let subscription: StripeObject | undefined
  let invoice: StripeObject | undefined
  const changed = (change: (known: StripeObject) => void, type = 'customer.subscription.updated') => {
    if (!subscription) throw new Error('nothing was bought')
    change(subscription)
    return stripe.event(type, subscription)
  }
  return {
    caller,
    steps: [
      () => {
        const { session, made } = stripe.account.pay(url.split('/').at(-1) ?? '')
        subscription = made
        return stripe.event('checkout.session.completed', session)
      },
      () =>
        changed((known) => {
          itemOf(known).price.id = 'price_bundle_monthly'
        }),
      () =>
        changed((known) => {
          known.status = 'past_due'
          invoice = stripe.account.addInvoice(known, 'open')
        }),
      () => {
        changed((known) => {
          known.status = 'active'
        })
        if (invoice) stripe.account.payInvoice(invoice)
        return stripe.event('invoice.paid', invoice ?? {})
      },
      () =>
        changed((known) => {
          known.status = 'canceled'
        }, 'customer.subscription.deleted'),
    ],
  }
}

let delivered = 0

/** Sends an event to the processes in turn. */
async function deliver({ payload, signature }: Delivery): Promise<void> {
  const { client } = replicas[delivered++ % replicas.length] ?? billing
  await client.call('ReceiveProviderEvent', { payload, signature })
}

/** All that came of a story, without what differs from user to user. */
async function endOf({ caller: { call, userId } }: Story): Promise<object> {
  const answer = await billing.client.call('GetSummary', {}, call)
  const { catalog: _, wallet, changesAt: __, ...summary } = summaryInWords(answer)
  const { items } = await billing.client.call('ListPayments', { limit: 50, offset: 0 }, call)
  const { status, entitlements, dueAt } = await billing.database.subscription.findUniqueOrThrow({ where: { userId } })
  return {
    summary: { ...summary, currentPeriodStart: undefined, currentPeriodEnd: undefined },
    credits: { balance: wallet?.balance, credited: wallet?.lifetimeCredited, debt: wallet?.debt },
    payments: items
      .map(paymentInWords)
      .map(({ itemKey, status: paid, amountCents }) => [itemKey, paid, amountCents])
      .toSorted(),
    kept: { status, entitlements, isDue: dueAt !== null },
    waiting: await billing.database.checkout.count({ where: { userId } }),
  }
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

describe('the events of a subscription', () => {
  it('end in the same state in each of their 120 orders, each told twice', async () => {
    const ends = new Map<string, number>()
    const orders = permutations([0, 1, 2, 3, 4]).values()
    const runOrders = async () => {
      for (const order of orders) {
        const story = await aStory()
        const deliveries = story.steps.map((step) => step())
        for (const index of [...order, ...order]) await deliver(deliveries[index] as Delivery)
        const end = JSON.stringify(await endOf(story))
        ends.set(end, (ends.get(end) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 8 }, runOrders))
    expect([...ends.values()]).toEqual([120])
    expect(JSON.parse([...ends.keys()][0] ?? '')).toMatchObject({
      summary: { plan: 'FREE', status: 'CANCELED', entitlements: [] },
      credits: { balance: 300, credited: 300, debt: 0 },
      kept: { status: 'CANCELED', isDue: false },
      waiting: 0,
    })
    expect((await billing.reconcile()).breaches).toEqual([])
  }, 120_000)

  it('end in the same state when they come late, repeated, lost but for the last, or several at once', async () => {
    const ends = new Set<string>()
    /** When each step's event comes: after which step, and how often; the last one is told at the end. */
    const step = fc.record({ delay: fc.nat(5), times: fc.nat(3), stripeMs: fc.array(fc.nat(40), { maxLength: 8 }) })
    const steps = fc.array(step, { minLength: 5, maxLength: 5 })
    const play = async (plan: { delay: number; times: number; stripeMs: number[] }[], isHasty: boolean) => {
      const story = await aStory()
      const due = new Map<number, Delivery[]>()
      const underWay: Promise<void>[] = []
      let last: Delivery | undefined
      for (const [index, take] of story.steps.entries()) {
        const event = take()
        last = event
        const { delay = 0, times = 0, stripeMs = [] } = plan[index] ?? {}
        const late = Math.min(index + delay, story.steps.length - 1)
        due.set(late, [...(due.get(late) ?? []), ...Array.from({ length: times }, () => event)])
        /** Answers that overtake each other: what was read first is not told first. */
        stripe.faults.push(...stripeMs.map((delayMs) => ({ delayMs })))
        for (const each of (due.get(index) ?? []).reverse()) {
          underWay.push(deliver(each))
          if (!isHasty) await Promise.all(underWay)
        }
        await Promise.race([Promise.all(underWay), wait(15)])
      }
      if (last) underWay.push(deliver(last))
      await Promise.all(underWay)
      stripe.faults.length = 0
      ends.add(JSON.stringify(await endOf(story)))
      expect([...ends]).toEqual([[...ends][0]])
    }
    await fc.assert(fc.asyncProperty(steps, fc.boolean(), play), { numRuns: 30, endOnFailure: true })
    expect((await billing.reconcile()).breaches).toEqual([])
  }, 120_000)

  it('leave the newest state when an older reading of it comes in last', async () => {
    const story = await aStory()
    const [bought, , , , cancelled] = story.steps.map((step) => step)
    const [first, second] = replicas
    if (!bought || !cancelled || !first || !second) throw new Error('the story is too short')
    const tell = ({ payload, signature }: Delivery, { client }: Replica) =>
      client.call('ReceiveProviderEvent', { payload, signature })
    const before = stripe.requests.length
    /** The checkout is read first, then what the customer has. */
    stripe.faults.push({ delayMs: 0 }, { delayMs: 1_500 }, { delayMs: 1_500 }, { delayMs: 1_500 })
    const slow = tell(bought(), first)
    await expect.poll(() => stripe.requests.length - before, { timeout: 10_000 }).toBe(4)
    await tell(cancelled(), second)
    await slow
    expect(await endOf(story)).toMatchObject({ summary: { status: 'CANCELED' }, kept: { status: 'CANCELED' } })
  })
})

describe('a reading that sees a checkout paid, and another that read the customer before that', () => {
  const page = (url: string) => stripe.account.session(url.split('/').at(-1) ?? '')
  const subscribe = async ({ call }: Caller) =>
    (await billing.client.call('StartCheckout', checkoutOf('bundle', 'monthly'), call)).url
  const tell = ({ client }: Replica, type: string, object: object) => {
    const { payload, signature } = stripe.event(type, object)
    return client.call('ReceiveProviderEvent', { payload, signature })
  }
  const arrived = (requests: number) =>
    expect.poll(() => stripe.requests.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(requests)

  /** Begins both in processes of their own, the one that will see the payment first. */
  async function begin(caller: Caller, answers: Fault[] = []) {
    const [one, other] = replicas
    if (!one || !other) throw new Error('there are no two processes')
    const url = await subscribe(caller)
    const paid = Promise.withResolvers<void>()
    const before = stripe.requests.length
    /** The checkout is read first, then what the customer has. */
    stripe.faults.push({ workAfter: paid.promise }, { delayMs: 0 }, ...answers)
    const seesPaid = tell(one, 'checkout.session.async_payment_failed', page(url))
    await arrived(before + 1)
    const readBefore = tell(other, 'checkout.session.async_payment_failed', page(url))
    await arrived(before + 5)
    const pay = () => {
      stripe.account.pay(page(url).id)
      paid.resolve()
      return seesPaid
    }
    return { url, pay, readBefore }
  }

  it('let nobody subscribe twice when the older state is applied first', async () => {
    const caller = await billing.aUserWith(0)
    const { url, pay, readBefore } = await begin(caller)
    await readBefore
    await pay()
    await expect(subscribe(caller)).rejects.toMatchObject({ code: 'conflict' })
    await tell(billing, 'checkout.session.completed', page(url))
    await expect(subscribe(caller)).rejects.toMatchObject({ message: 'A subscription is already active' })
  })

  it('let nobody subscribe twice when the older state comes last', async () => {
    const caller = await billing.aUserWith(0)
    const told = Promise.withResolvers<void>()
    const late = Array.from({ length: 3 }, () => ({ answerAfter: told.promise }))
    const { url, pay, readBefore } = await begin(caller, late)
    await pay()
    told.resolve()
    await readBefore
    await expect(subscribe(caller)).rejects.toMatchObject({ code: 'conflict' })
    await tell(billing, 'checkout.session.completed', page(url))
    await expect(subscribe(caller)).rejects.toMatchObject({ message: 'A subscription is already active' })
  })
})
