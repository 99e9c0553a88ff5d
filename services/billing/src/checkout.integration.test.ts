import { billingLimits } from '@resume/proto/limits/billing'
import { newId } from '@resume/service-kit/ids'
import { takeLease } from '@resume/service-kit/jobs/lease'
import { type Form, textOf } from '@resume/stripe-double/form-body'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../test-data/running-billing.ts'
import { apiOrigin, appOrigin, sessionOf, useStripe } from '../test-data/use-stripe.ts'
import { checkoutOf } from '../test-data/words.ts'

const test = useStripe()
const { pay, reconciled, start, startPack, subscribe, summary, tell, told } = test
const aBundle = checkoutOf('bundle', 'monthly')
/** Makes a user a customer. */
async function startAndCancel(caller: Caller): Promise<void> {
  await start(caller)
  await test.billing.client.call('CancelCheckout', {}, caller.call)
}

/** What is left of words that this release does not know. */
const unspecified = { product: 'PRODUCT_KEY_UNSPECIFIED', billingInterval: 'BILLING_INTERVAL_UNSPECIFIED' } as const

describe('a checkout', () => {
  it('leads to a subscription with its entitlements and credits, told to the other services', async () => {
    const { caller } = await subscribe('bundle')
    expect(await summary(caller)).toMatchObject({
      plan: 'BUNDLE',
      productKey: 'bundle',
      status: 'ACTIVE',
      interval: 'monthly',
      cancelAtPeriodEnd: false,
      entitlements: ['ai_credits', 'portfolio_publish', 'custom_subdomain', 'analytics'],
      wallet: { balance: 300, nextExpiryCredits: 300 },
    })
    await expect
      .poll(() => told(caller), { timeout: 10_000 })
      .toMatchObject([
        {
          status: 'ACTIVE',
          productKey: 'bundle',
          entitlements: ['ai_credits', 'portfolio_publish', 'custom_subdomain', 'analytics'],
          version: 1,
        },
      ])
    expect(await test.payments(caller)).toMatchObject([
      { kind: 'subscription', itemKey: 'bundle', amountCents: 1_400, currency: 'usd', status: 'paid', credits: 300 },
    ])
    await reconciled()
  })

  it('is one at a time, until it is cancelled or its page closes', async () => {
    const caller = await test.billing.aUserWith(0)
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => start(caller)))
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(made).toHaveLength(1)
    await expect(startPack(caller)).rejects.toMatchObject({
      code: 'conflict',
      message: 'A checkout is already in progress',
    })
    await test.billing.client.call('CancelCheckout', {}, caller.call)
    await test.billing.client.call('CancelCheckout', {}, caller.call)
    const former = test.stripe.account.session(sessionOf(made[0] ?? ''))
    expect(former.status).toBe('expired')

    const second = test.stripe.account.session(sessionOf(await startPack(caller)))
    second.status = 'expired'
    await tell('checkout.session.expired', second)
    await start(caller)
  })

  it('whose process was killed before its page was open is in the way for a minute, and an open one for longer', async () => {
    const { checkout } = test.billing.database
    const begun = async (secondsAgo: number, sessionId: string | null) => {
      const caller = await test.billing.aUserWith(0)
      const { userId } = caller
      const createdAt = new Date(Date.now() - secondsAgo * 1_000)
      const expiresAt = new Date(createdAt.getTime() + billingLimits.checkoutMs)
      await checkout.create({ data: { userId, id: newId(), sessionId, createdAt, expiresAt } })
      return caller
    }
    await start(await begun(61, null))
    const refusal = { message: 'A checkout is already in progress' }
    await expect(start(await begun(40, null))).rejects.toMatchObject(refusal)
    await expect(start(await begun(61, 'cs_1'))).rejects.toMatchObject(refusal)
  })

  it('whose time is over is in nobody’s way, even before the job that closes such pages ran; what was paid on it counts', async () => {
    const { database, pool } = test.billing
    const [waiting, paying] = [await test.billing.aUserWith(0), await test.billing.aUserWith(0)]
    const [page, paid] = [await start(waiting), await start(paying)]
    const take = () => takeLease(pool, 'sweep-subscriptions', 'a test', 60_000)
    await expect.poll(take, { interval: 10 }).toBeDefined()
    const over = { where: { userId: { in: [waiting.userId, paying.userId] } }, data: { expiresAt: new Date() } }
    await database.checkout.updateMany(over)
    pay(paid)
    await start(waiting)
    expect(test.stripe.account.session(sessionOf(page)).status).toBe('expired')
    await expect(start(paying)).rejects.toMatchObject({ message: 'A subscription is already active' })
    expect((await summary(paying)).plan).toBe('BUNDLE')
    await pool.query(`DELETE FROM job_leases WHERE holder = 'a test'`)
  })

  it('that gets its page after another has taken its place closes it', async () => {
    const caller = await test.billing.aUserWith(0)
    const { userId } = caller
    await startAndCancel(caller)
    const late = Promise.withResolvers<void>()
    test.stripe.faults.push({ answerAfter: late.promise })
    const sessions = () =>
      [...test.stripe.account.sessions.values()].filter(({ metadata }) => textOf(metadata as Form, 'userId') === userId)
    const slow = start(caller).catch((error: unknown) => error)
    await expect.poll(() => sessions().length).toBe(2)
    await test.billing.database.checkout.updateMany({
      where: { userId },
      data: { expiresAt: new Date(Date.now() + billingLimits.checkoutMs - 61_000) },
    })
    const url = await start(caller)
    late.resolve()
    expect(await slow).toMatchObject({ id: 'checkout_canceled' })
    expect(sessions().map(({ status }) => status)).toEqual(['expired', 'expired', 'open'])
    expect(sessionOf(url)).toBe(sessions().at(-1)?.id)
  })

  it('is refused with a subscription', async () => {
    const { caller } = await subscribe()
    await expect(start(caller, 'ai_credits')).rejects.toMatchObject({
      code: 'conflict',
      message: 'A subscription is already active',
    })
    await startPack(caller)
  })

  it('that was paid when it is cancelled counts', async () => {
    const caller = await test.billing.aUserWith(0)
    pay(await start(caller))
    await test.billing.client.call('CancelCheckout', {}, caller.call)
    expect((await summary(caller)).plan).toBe('BUNDLE')
  })

  it('stays under way when it is paid while the customer is being read', async () => {
    const caller = await test.billing.aUserWith(0)
    const url = await start(caller)
    const page = test.stripe.account.session(sessionOf(url))
    let isPaid = false
    test.stripe.beforeAnswer = (request) => {
      if (isPaid || request !== 'GET /v1/payment_intents') return
      isPaid = true
      pay(url)
    }
    /** What is read now does not hold the subscription yet. */
    await tell('checkout.session.async_payment_failed', page)
    expect(isPaid).toBe(true)
    expect((await summary(caller)).plan).toBe('FREE')
    await expect(start(caller, 'ai_credits')).rejects.toMatchObject({
      code: 'conflict',
      message: 'A checkout is already in progress',
    })
    await tell('checkout.session.completed', page)
    expect((await summary(caller)).plan).toBe('BUNDLE')
    await expect(start(caller)).rejects.toMatchObject({ message: 'A subscription is already active' })
  })

  it.each([
    [{ ...aBundle, product: unspecified.product }, 'productKey'],
    [{ ...aBundle, billingInterval: unspecified.billingInterval }, 'interval'],
    [{ ...aBundle, redirectUrl: 'https://evil.example/' }, 'redirectUrl'],
    [{ ...aBundle, redirectUrl: `${appOrigin}.evil.example/` }, 'redirectUrl'],
    [{ ...aBundle, redirectUrl: 'javascript:alert(1)' }, 'redirectUrl'],
    [{ ...aBundle, redirectUrl: `blob:${appOrigin}/0199b1c2-7f3a-7000-8000-000000000001` }, 'redirectUrl'],
    [{ ...aBundle, redirectUrl: 'http://app.localhost:3000@evil.example' }, 'redirectUrl'],
  ])('is refused for what is not sold and for addresses of others: %#', async (request, path) => {
    const caller = await test.billing.aUserWith(0)
    await expect(test.billing.client.call('StartCheckout', request, caller.call)).rejects.toMatchObject({
      code: 'invalid_argument',
      details: [{ path }],
    })
  })

  it('leads back to any first-party origin: an application may live where the API does', async () => {
    for (const redirectUrl of [`${appOrigin}/plans`, `${apiOrigin}/plans`]) {
      const caller = await test.billing.aUserWith(0)
      const { url } = await test.billing.client.call('StartCheckout', { ...aBundle, redirectUrl }, caller.call)
      expect(test.stripe.account.session(sessionOf(url)).success_url).toBe(redirectUrl)
    }
  })

  it('opens one page and makes one customer when Stripe answers after our time is over', async () => {
    const caller = await test.billing.aUserWith(0)
    const before = test.stripe.account.sessions.size
    const customersBefore = test.stripe.account.customers.size
    test.stripe.faults.push('silent')
    test.stripe.faults.push({ delayMs: 50 })
    await start(caller)
    expect(test.stripe.account.sessions.size - before).toBe(1)
    expect(test.stripe.account.customers.size - customersBefore).toBe(1)
  })

  it('that is cancelled while its page opens leaves no page on which somebody could pay', async () => {
    const caller = await test.billing.aUserWith(0)
    await start(caller)
    await test.billing.client.call('CancelCheckout', {}, caller.call)
    const before = test.stripe.requests.length
    test.stripe.faults.push({ delayMs: 3_000 })
    const late = start(caller)
    late.catch(() => undefined)
    await expect.poll(() => test.stripe.requests.length, { timeout: 10_000 }).toBeGreaterThan(before)
    await test.billing.client.call('CancelCheckout', {}, caller.call)
    await expect(late).rejects.toMatchObject({ code: 'conflict', message: 'The checkout was canceled' })
    const customer = await test.billing.database.customer.findUniqueOrThrow({ where: { userId: caller.userId } })
    const pages = [...test.stripe.account.sessions.values()].filter((page) => page.customer === customer.providerId)
    expect(pages.map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  it('is not kept from anybody by a failure that Stripe keeps for its repeats', async () => {
    const caller = await test.billing.aUserWith(0)
    test.stripe.faults.push({ status: 500, isKept: true }, { status: 500, isKept: true })
    await expect(start(caller)).rejects.toMatchObject({ code: 'unavailable' })
    await start(caller)
  })

  it.each([[{ status: 500 }], [{ status: 429 }]])('that Stripe refuses holds nobody up: %o', async (fault) => {
    const caller = await test.billing.aUserWith(0)
    test.stripe.faults.push(fault, fault)
    await expect(start(caller)).rejects.toMatchObject({ code: 'unavailable' })
    test.stripe.faults.length = 0
    await start(caller)
  })
})

describe('a customer that somebody has deleted at Stripe', () => {
  const deleted = async () => {
    const { caller, subscription } = await subscribe('bundle')
    test.stripe.account.deleteCustomer(subscription.customer)
    await tell('customer.subscription.deleted', subscription)
    return { caller, subscription }
  }

  it('buys again as a new one, and keeps credits and history', async () => {
    const { caller, subscription } = await deleted()
    expect(await summary(caller)).toMatchObject({ status: 'CANCELED', wallet: { balance: 300 } })
    const { session, made } = pay(await start(caller, 'ai_credits'))
    expect(made.customer).not.toBe(subscription.customer)
    await tell('checkout.session.completed', session)
    expect(await summary(caller)).toMatchObject({ plan: 'AI_CREDITS', status: 'ACTIVE', wallet: { balance: 500 } })
    expect(await test.payments(caller)).toHaveLength(2)
    await reconciled()
  })

  it('is one new one when the answer with it is lost', async () => {
    const { caller } = await deleted()
    const before = test.stripe.account.customers.size
    /** Stripe refuses the page, tells in three answers what the former customer had, and is then asked for a customer. */
    test.stripe.faults.push(...Array.from({ length: 4 }, () => ({ delayMs: 0 })), 'silent')
    await start(caller)
    expect(test.stripe.account.customers.size - before).toBe(1)
  })

  it('has no portal', async () => {
    const { caller } = await deleted()
    await expect(test.billing.client.call('OpenPortal', {}, caller.call)).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is no billing account',
    })
  })
})

describe('the portal', () => {
  it('opens for customers only', async () => {
    const { caller } = await subscribe()
    expect((await test.billing.client.call('OpenPortal', {}, caller.call)).url).toMatch(
      /^https:\/\/billing\.stripe\.test/,
    )
    const stranger = await test.billing.aUserWith(0)
    await expect(test.billing.client.call('OpenPortal', {}, stranger.call)).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is no billing account',
    })
  })
})
