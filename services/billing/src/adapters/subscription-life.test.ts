import { type StripeDouble, secretKey, startStripeDouble } from '@resume/stripe-double/double'
import { linesOf } from '@resume/stripe-double/invoices'
import { clock, now, priceIds, type StripeObject } from '@resume/stripe-double/objects'
import { passTime } from '@resume/stripe-double/test-clock'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { products } from '../domain/catalog.ts'
import type { FormerGrant } from '../domain/credit-months.ts'
import { planFor } from '../domain/customer-plan.ts'
import { addMonths } from '../domain/invoice-months.ts'
import { monthOfReference } from '../domain/references.ts'
import { openStripe } from './stripe-client.ts'
import { createReadPrice } from './stripe-prices.ts'
import { readState } from './stripe-state.ts'

afterEach(() => {
  clock.aheadSeconds = 0
})

const day = 24 * 60 * 60
const readPrice = createReadPrice(new Map(Object.keys(priceIds).map((id) => [id.replace('price_', ''), [id]])))
const productOf = (priceId: string) => {
  const { productKey, interval } = readPrice({ id: priceId, lookup_key: null }) ?? {}
  if (!productKey) throw new Error('The price is of a pack')
  return { credits: products[productKey].monthlyCredits, months: interval === 'annual' ? 12 : 1 }
}

const price = fc.constantFrom('price_ai_credits_monthly', 'price_bundle_monthly', 'price_bundle_annual')
/** What happens to a customer, step by step. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 75 }) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 75 }) }),
    fc.record({ kind: fc.constantFrom('subscribe' as const, 'plan' as const), price }),
    fc.record({
      kind: fc.constantFrom(
        'card' as const,
        'cancel' as const,
        'end' as const,
        'give back' as const,
        'settle' as const,
      ),
    }),
  ),
  { minLength: 3, maxLength: 12 },
)
const settings = fc.constantFrom('canceled' as const, 'unpaid' as const, 'past_due' as const)

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

/** A customer of whom everything is read as soon as something happens. */
function aCustomer({ account, url }: StripeDouble, isCardGood = true) {
  const customer = String((account.createCustomer({}) as StripeObject).id)
  const stripe = openStripe({ secretKey, apiBase: url })
  const grants: FormerGrant[] = []
  const own = () => [...account.subscriptions.values()].filter((each) => each.customer === customer)
  const live = () => own().find(({ status }) => !['canceled', 'incomplete_expired'].includes(String(status)))
  let dueAt: Date | null = null

  /** @returns what is read and what follows from it, once that is done */
  const read = async () => {
    const at = new Date(now() * 1000)
    const state = await readState(stripe, customer, readPrice)
    const plan = planFor(state, grants, at)
    for (const grant of plan.grants) grants.push({ ...grant, takenBack: 0 })
    for (const { reference, amount } of plan.takeBacks) {
      const known = grants.find((each) => each.reference === reference)
      if (known) known.takenBack = amount
    }
    /** An invoice that nobody pays is read every hour, for weeks: once a day is enough here. */
    const isOwing = state.unsettled.size > 0
    dueAt = isOwing ? new Date(at.getTime() + day * 1000) : plan.dueAt
    expectCredits(plan.subscription.status, at)
  }

  /** Whoever pays has credits at every moment, also while the next month's invoice is a draft. */
  const expectCredits = (status: string, at: Date) => {
    const subscription = live()
    if (status !== 'ACTIVE' || !subscription) return
    const there = grants.filter(({ expiresAt, reference }) => {
      const begun = monthOfReference(reference)?.start
      return begun && begun <= at && expiresAt > at
    })
    expect(there.length, `credits at ${at.toISOString()}`).toBeGreaterThan(0)
  }

  const wait = async (days: number) => {
    const until = now() + days * day
    for (let isOver = false; !isOver; ) {
      /** What nobody tells of is read when it is due. */
      const next = Math.min(until, dueAt ? Math.ceil(dueAt.getTime() / 1000) : until)
      isOver = !passTime(account, Math.max(next, now()), () => isCardGood) && now() >= until
      await read()
    }
  }

  const take = async (step: Step) => {
    const subscription = live()
    const newest = subscription && account.invoices.get(String(subscription.latest_invoice))
    if (step.kind === 'wait') return wait(step.days)
    if (step.kind === 'card') isCardGood = !isCardGood
    if (step.kind === 'subscribe' && !subscription && isCardGood) {
      const { id } = account.createSession({
        ...{ customer, mode: 'subscription', success_url: 'https://example.com' },
        line_items: { 0: { price: step.price } },
      }) as StripeObject
      account.pay(id)
    }
    if (subscription && step.kind === 'plan' && subscription.schedule === null) account.plan(subscription, step.price)
    if (subscription && step.kind === 'cancel') subscription.cancel_at_period_end = true
    if (subscription && step.kind === 'end') account.cancel(subscription)
    if (subscription && step.kind === 'give back') account.cancel(subscription, { prorate: true, invoiceNow: true })
    if (newest && step.kind === 'settle' && newest.status !== 'paid') {
      isCardGood = true
      account.payInvoice(newest)
    }
    await read()
  }

  /** What all lines of paid invoices have brought in by now, but for what went back to the balance. */
  const paidFor = () => {
    const credits = own().flatMap((subscription) => {
      const until = Math.min(now(), Number(subscription.ended_at ?? now())) * 1000
      const paid = account.invoicesOf(subscription).filter(({ status }) => status === 'paid')
      const lines = paid.flatMap(linesOf)
      const isGivenBack = lines.some(({ amount }) => amount < 0)
      return lines
        .filter(({ amount }) => amount > 0)
        .flatMap(({ period, pricing }) => {
          const { credits, months } = productOf(pricing?.price_details.price ?? '')
          return Array.from({ length: months }, (_, nth) => {
            const [start, end] = [nth, nth + 1].map((count) =>
              addMonths(new Date(period.start * 1000), count).getTime(),
            )
            if (start === undefined || end === undefined || start > until) return 0
            const isCut = isGivenBack && end > until
            return credits - (isCut ? Math.floor((credits * (end - until)) / (end - start)) : 0)
          })
        })
    })
    return credits.reduce((sum, each) => sum + each, 0)
  }
  return { grants, paidFor, take }
}

it('a subscriber gets the credits of each month that was paid for once, whatever becomes of cards and subscriptions', async () => {
  await fc.assert(
    fc.asyncProperty(price, steps, settings, async (first, following, outcome) => {
      clock.aheadSeconds = 0
      const double = await startStripeDouble()
      double.account.retries = { afterDays: [3, 5, 6], finally: outcome }
      try {
        const { grants, paidFor, take } = aCustomer(double)
        await take({ kind: 'subscribe', price: first })
        for (const step of following) await take(step)
        expect(grants.reduce((sum, { amount, takenBack }) => sum + amount - takenBack, 0)).toBe(paidFor())
        expect(new Set(grants.map(({ reference }) => reference)).size).toBe(grants.length)
      } finally {
        await double.close()
      }
    }),
    { numRuns: 40, endOnFailure: true },
  )
}, 120_000)
