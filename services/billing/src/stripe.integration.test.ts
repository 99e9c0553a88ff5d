import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { itemOf, priceIds, type StripeObject } from '../test-data/stripe-account.ts'
import { type StripeDouble, secretKey, startStripeDouble, webhookSecret } from '../test-data/stripe-double.ts'

let billing: RunningBilling
let stripe: StripeDouble

const origin = 'http://app.localhost:3000'
const day = 24 * 60 * 60

beforeAll(async () => {
  stripe = await startStripeDouble()
  billing = await runBilling({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
    STRIPE_PRICE_IDS: Object.keys(priceIds)
      .map((id) => `${id.replace('price_', '')}=${id}`)
      .join(','),
    APP_ORIGINS: origin,
  })
})
afterAll(async () => {
  await billing.stop()
  await stripe.close()
})
beforeEach(() => {
  stripe.faults.length = 0
})

const summary = async ({ call }: Caller) => billing.client.call('GetSummary', {}, call)
const start = async ({ call }: Caller, productKey = 'bundle', interval = 'monthly') =>
  (await billing.client.call('StartCheckout', { productKey, interval }, call)).url
const startPack = async ({ call }: Caller, packKey = 'credit_pack_250') =>
  (await billing.client.call('StartPackCheckout', { packKey }, call)).url
const sessionOf = (url: string) => url.split('/').at(-1) ?? ''
const tell = (type: string, object: object, options = {}) => {
  const { payload, signature } = stripe.event(type, object, options)
  return billing.client.call('ReceiveProviderEvent', { payload, signature })
}
/** @param endsInSeconds when the first period ends; a month or a year after its beginning when absent */
const subscribe = async (productKey = 'bundle', interval = 'monthly', endsInSeconds?: number) => {
  const caller = await billing.aUserWith(0)
  const { session, made } = stripe.account.pay(sessionOf(await start(caller, productKey, interval)))
  if (endsInSeconds !== undefined) {
    stripe.account.shift(made, Math.floor(Date.now() / 1000) + endsInSeconds - itemOf(made).current_period_end)
  }
  await tell('checkout.session.completed', session)
  return { caller, subscription: made }
}
const told = ({ userId }: Caller) =>
  billing.bus.eventsOf('subscriptionChanged').filter((each) => each.userId === userId)
const reconciled = async () => expect((await billing.reconcile()).breaches).toEqual([])

/** The next period begins, paid or not, now; with it the former one is over. */
function renew(subscription: StripeObject, isPaid: boolean): StripeObject {
  const item = itemOf(subscription)
  stripe.account.shift(subscription, Math.floor(Date.now() / 1000) - item.current_period_end)
  const length = item.current_period_end - item.current_period_start
  item.current_period_start = item.current_period_end
  item.current_period_end += length
  subscription.status = isPaid ? 'active' : 'past_due'
  return stripe.account.addInvoice(subscription, isPaid ? 'paid' : 'open')
}

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
    const { items } = await billing.client.call('ListPayments', { limit: 20, offset: 0 }, caller.call)
    expect(items).toMatchObject([
      { kind: 'subscription', itemKey: 'bundle', amountCents: 1_400, currency: 'usd', status: 'paid', credits: 300 },
    ])
    await reconciled()
  })

  it('is one at a time, until it is cancelled or its page closes', async () => {
    const caller = await billing.aUserWith(0)
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => start(caller)))
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(made).toHaveLength(1)
    await expect(startPack(caller)).rejects.toMatchObject({
      code: 'conflict',
      message: 'A checkout is already in progress',
    })
    await billing.client.call('CancelCheckout', {}, caller.call)
    await billing.client.call('CancelCheckout', {}, caller.call)
    const former = stripe.account.session(sessionOf(made[0] ?? ''))
    expect(former.status).toBe('expired')

    const second = stripe.account.session(sessionOf(await startPack(caller)))
    second.status = 'expired'
    await tell('checkout.session.expired', second)
    await start(caller)
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
    const caller = await billing.aUserWith(0)
    stripe.account.pay(sessionOf(await start(caller)))
    await billing.client.call('CancelCheckout', {}, caller.call)
    expect((await summary(caller)).plan).toBe('BUNDLE')
  })

  it.each([
    [{ productKey: 'gold', interval: 'monthly' }, 'productKey'],
    [{ productKey: 'bundle', interval: 'weekly' }, 'interval'],
    [{ productKey: 'bundle', interval: 'monthly', redirectUrl: 'https://evil.example/' }, 'redirectUrl'],
    [{ productKey: 'bundle', interval: 'monthly', redirectUrl: `${origin}.evil.example/` }, 'redirectUrl'],
    [{ productKey: 'bundle', interval: 'monthly', redirectUrl: 'javascript:alert(1)' }, 'redirectUrl'],
    [
      { productKey: 'bundle', interval: 'monthly', redirectUrl: 'http://app.localhost:3000@evil.example' },
      'redirectUrl',
    ],
  ])('is refused for what is not sold and for addresses of others: %#', async (request, path) => {
    const caller = await billing.aUserWith(0)
    await expect(billing.client.call('StartCheckout', request, caller.call)).rejects.toMatchObject({
      code: 'invalid_argument',
      details: [{ path }],
    })
  })

  it('opens one page and makes one customer when Stripe answers after our time is over', async () => {
    const caller = await billing.aUserWith(0)
    const before = stripe.account.sessions.size
    const customersBefore = stripe.account.customers.size
    stripe.faults.push('silent')
    stripe.faults.push({ delayMs: 50 })
    await start(caller)
    expect(stripe.account.sessions.size - before).toBe(1)
    expect(stripe.account.customers.size - customersBefore).toBe(1)
  })

  it('that is cancelled while its page opens leaves no page on which somebody could pay', async () => {
    const caller = await billing.aUserWith(0)
    await start(caller)
    await billing.client.call('CancelCheckout', {}, caller.call)
    const before = stripe.requests.length
    stripe.faults.push({ delayMs: 1_500 })
    const late = start(caller)
    late.catch(() => undefined)
    await expect.poll(() => stripe.requests.length, { timeout: 10_000 }).toBeGreaterThan(before)
    await billing.client.call('CancelCheckout', {}, caller.call)
    await expect(late).rejects.toMatchObject({ code: 'conflict', message: 'The checkout was canceled' })
    const customer = await billing.database.customer.findUniqueOrThrow({ where: { userId: caller.userId } })
    const pages = [...stripe.account.sessions.values()].filter((page) => page.customer === customer.providerId)
    expect(pages.map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  it('is not kept from anybody by a failure that Stripe keeps for its repeats', async () => {
    const caller = await billing.aUserWith(0)
    stripe.faults.push({ status: 500, isKept: true }, { status: 500, isKept: true })
    await expect(start(caller)).rejects.toMatchObject({ code: 'unavailable' })
    await start(caller)
  })

  it.each([[{ status: 500 }], [{ status: 429 }]])('that Stripe refuses holds nobody up: %o', async (fault) => {
    const caller = await billing.aUserWith(0)
    stripe.faults.push(fault, fault)
    await expect(start(caller)).rejects.toMatchObject({ code: 'unavailable' })
    stripe.faults.length = 0
    await start(caller)
  })
})

describe('the portal', () => {
  it('opens for customers only', async () => {
    const { caller } = await subscribe()
    expect((await billing.client.call('OpenPortal', {}, caller.call)).url).toMatch(/^https:\/\/billing\.stripe\.test/)
    const stranger = await billing.aUserWith(0)
    await expect(billing.client.call('OpenPortal', {}, stranger.call)).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is no billing account',
    })
  })
})

describe('a subscription', () => {
  it('brings credits with every paid period, once', async () => {
    const { caller, subscription } = await subscribe('ai_credits', 'monthly', 4)
    await expect.poll(async () => (await summary(caller)).wallet?.balance, { timeout: 10_000 }).toBe(0)
    const invoice = renew(subscription, true)
    for (let time = 0; time < 3; time++) await tell('invoice.paid', invoice)
    const { wallet } = await summary(caller)
    expect(wallet).toMatchObject({ lifetimeCredited: 400, balance: 200 })
    await reconciled()
  })

  it('whose payment failed keeps its entitlements for 7 days, without new credits, and no longer', async () => {
    const { caller, subscription } = await subscribe('bundle', 'monthly', 4)
    await expect.poll(async () => (await summary(caller)).wallet?.balance, { timeout: 10_000 }).toBe(0)
    const invoice = renew(subscription, false)
    await tell('invoice.payment_failed', invoice)
    const late = await summary(caller)
    expect(late).toMatchObject({ status: 'PAST_DUE', plan: 'BUNDLE', wallet: { lifetimeCredited: 300 } })
    expect(Date.parse(late.graceEndsAt ?? '')).toBe((invoice.created + 7 * day) * 1000)

    stripe.account.shift(subscription, -7 * day)
    await tell('customer.subscription.updated', subscription)
    expect(await summary(caller)).toMatchObject({ status: 'PAST_DUE', plan: 'FREE', entitlements: [] })
    await expect
      .poll(() => told(caller).at(-1), { timeout: 10_000 })
      .toMatchObject({ status: 'PAST_DUE', entitlements: [] })

    Object.assign(invoice, { status: 'paid' })
    subscription.status = 'active'
    await tell('invoice.paid', invoice)
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE', wallet: { lifetimeCredited: 600 } })
  })

  it('loses its entitlements when the grace period ends, without any word from Stripe', async () => {
    const { caller, subscription } = await subscribe()
    const invoice = renew(subscription, false)
    stripe.account.shift(subscription, -7 * day + 2)
    await tell('invoice.payment_failed', invoice)
    expect((await summary(caller)).plan).toBe('BUNDLE')
    await expect
      .poll(() => told(caller).at(-1), { timeout: 20_000 })
      .toMatchObject({ status: 'PAST_DUE', entitlements: [] })
  })

  it('that is cancelled runs to its end, and one bought later is the same to the other services', async () => {
    const { caller, subscription } = await subscribe()
    subscription.cancel_at_period_end = true
    await tell('customer.subscription.updated', subscription)
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE', cancelAtPeriodEnd: true })
    subscription.status = 'canceled'
    await tell('customer.subscription.deleted', subscription)
    expect(await summary(caller)).toMatchObject({ status: 'CANCELED', plan: 'FREE', entitlements: [] })
    const { session } = stripe.account.pay(sessionOf(await start(caller, 'portfolio_pro')))
    await tell('checkout.session.completed', session)
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'PORTFOLIO_PRO' })
    await expect.poll(() => told(caller).length, { timeout: 10_000 }).toBe(4)
    const states = told(caller)
    expect(new Set(states.map(({ subscriptionId }) => subscriptionId)).size).toBe(1)
    expect(states.map(({ status, version }) => [status, version])).toEqual([
      ['ACTIVE', 1],
      ['ACTIVE', 2],
      ['CANCELED', 3],
      ['ACTIVE', 4],
    ])
  })

  it('on trial entitles and brings credits, though nothing was paid', async () => {
    const caller = await billing.aUserWith(0)
    const { session, made } = stripe.account.pay(sessionOf(await start(caller, 'ai_credits')))
    made.status = 'trialing'
    Object.assign(stripe.account.invoicesOf(made)[0] ?? {}, { amount_paid: 0 })
    await tell('checkout.session.completed', session)
    expect(await summary(caller)).toMatchObject({
      plan: 'AI_CREDITS',
      status: 'TRIALING',
      entitlements: ['ai_credits'],
      wallet: { balance: 200 },
    })
    expect((await billing.client.call('ListPayments', { limit: 20, offset: 0 }, caller.call)).items).toEqual([])
  })

  it('of a year brings the credits of one month at a time', async () => {
    const { caller } = await subscribe('ai_credits', 'annual')
    const { wallet } = await summary(caller)
    expect(wallet?.balance).toBe(200)
    expect(Date.parse(wallet?.nextExpiryAt ?? '') - Date.now()).toBeLessThan(32 * day * 1000)
  })

  it('that changes its product within a month brings the difference', async () => {
    const { caller, subscription } = await subscribe('ai_credits')
    for (const product of ['bundle', 'ai_credits', 'bundle']) {
      itemOf(subscription).price.id = `price_${product}_monthly`
      await tell('customer.subscription.updated', subscription)
    }
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', wallet: { lifetimeCredited: 300 } })
  })

  it('brings no more credits when its period begins anew within a month', async () => {
    const { caller, subscription } = await subscribe('ai_credits')
    for (const interval of ['annual', 'monthly', 'annual']) {
      const item = itemOf(subscription)
      item.price.id = `price_ai_credits_${interval}`
      item.current_period_start += 1
      item.current_period_end = item.current_period_start + (interval === 'annual' ? 365 : 30) * day
      stripe.account.addInvoice(subscription, 'paid')
      await tell('customer.subscription.updated', subscription)
    }
    expect(await summary(caller)).toMatchObject({ interval: 'annual', wallet: { lifetimeCredited: 200 } })
  })

  it('brings its credits when the provider’s clock is ahead, and not before it is paid', async () => {
    const caller = await billing.aUserWith(0)
    const { session, made } = stripe.account.pay(sessionOf(await start(caller)))
    stripe.account.shift(made, 120)
    const [invoice] = stripe.account.invoicesOf(made)
    Object.assign(invoice ?? {}, { status: 'open' })
    await tell('checkout.session.completed', session)
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', wallet: { lifetimeCredited: 0 } })
    Object.assign(invoice ?? {}, { status: 'paid' })
    await tell('invoice.paid', invoice ?? made)
    expect(await summary(caller)).toMatchObject({ wallet: { lifetimeCredited: 300 } })
  })

  it('ends in the same state however its events are ordered and repeated', async () => {
    const caller = await billing.aUserWith(0)
    const { session, made } = stripe.account.pay(sessionOf(await start(caller)))
    const invoice = renew(made, true)
    const kinds: [string, StripeObject][] = [
      ['checkout.session.completed', session],
      ['customer.subscription.created', made],
      ['customer.subscription.updated', made],
      ['invoice.paid', invoice],
    ]
    const events = kinds.map(([type, object]) => stripe.event(type, object))
    const shuffled = [...events, ...events.toReversed(), ...events].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    )
    await Promise.all(
      shuffled.map(({ payload, signature }) => billing.client.call('ReceiveProviderEvent', { payload, signature })),
    )
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE', wallet: { balance: 300 } })
    await reconciled()
  })
})

describe('a credit pack', () => {
  it('brings its credits in for a year, once, and a refund takes them back', async () => {
    const caller = await billing.aUserWith(0)
    const { session, made } = stripe.account.pay(sessionOf(await startPack(caller)))
    await tell('checkout.session.completed', session)
    await tell('payment_intent.succeeded', made)
    const { wallet } = await summary(caller)
    expect(wallet).toMatchObject({ balance: 250, lifetimeCredited: 250 })
    expect(Date.parse(wallet?.nextExpiryAt ?? '') - Date.now()).toBeGreaterThan(364 * day * 1000)

    const charge = stripe.account.chargeOf(made)
    charge.amount_refunded = 600
    await tell('charge.refunded', charge)
    await tell('charge.refunded', charge)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 125 })
    charge.amount_refunded = 1_200
    await tell('charge.refunded', charge)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0 })
    const { items } = await billing.client.call('ListPayments', { limit: 20, offset: 0 }, caller.call)
    expect(items).toMatchObject([{ itemKey: 'credit_pack_250', status: 'refunded', refundedCents: 1_200 }])
    await reconciled()
  })

  it('under dispute loses its credits, and has them again when the dispute is won', async () => {
    const caller = await billing.aUserWith(0)
    const { session, made } = stripe.account.pay(sessionOf(await startPack(caller)))
    await tell('checkout.session.completed', session)
    const request = { requestId: newId(), amount: 100, purpose: 'a test' }
    const { reservation } = await billing.client.call('ReserveCredits', request, caller.call)
    await billing.client.call('CommitCredits', { reservationId: reservation?.id ?? '', amount: 100 }, caller.call)
    const charge = stripe.account.chargeOf(made)
    await tell('charge.dispute.created', stripe.account.dispute(charge, 'needs_response'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0, debt: 100 })
    await tell('charge.dispute.closed', stripe.account.dispute(charge, 'won'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 150, debt: 0 })
    await reconciled()
  })
})

describe('an event', () => {
  it('is refused with a wrong secret, an altered byte, an old timestamp, or no signature', async () => {
    const { caller, subscription } = await subscribe()
    subscription.status = 'canceled'
    const type = 'customer.subscription.deleted'
    const refused = { code: 'invalid_argument', message: 'Invalid webhook signature' }
    await expect(tell(type, subscription, { secret: 'whsec_other' })).rejects.toMatchObject(refused)
    const old = Math.floor(Date.now() / 1000) - 301
    await expect(tell(type, subscription, { at: old })).rejects.toMatchObject(refused)
    const { payload, signature } = stripe.event(type, subscription)
    await expect(
      billing.client.call('ReceiveProviderEvent', { payload: Buffer.from(`${payload} `), signature }),
    ).rejects.toMatchObject(refused)
    await expect(billing.client.call('ReceiveProviderEvent', { payload, signature: '' })).rejects.toMatchObject(refused)
    expect((await summary(caller)).status).toBe('ACTIVE')
  })

  it('of an unknown kind, another account or the live mode is taken in and changes nothing', async () => {
    const { caller, subscription } = await subscribe()
    subscription.status = 'canceled'
    await tell('product.created', { id: 'prod_1' })
    await tell('customer.subscription.deleted', subscription, { account: 'acct_other' })
    await tell('customer.subscription.deleted', subscription, { livemode: true })
    await tell('customer.subscription.deleted', { ...subscription, customer: 'cus_nobody' })
    expect((await summary(caller)).status).toBe('ACTIVE')
  })

  it('that Stripe was too broken to explain is applied when it is sent again', async () => {
    const { caller, subscription } = await subscribe()
    subscription.status = 'canceled'
    const { payload, signature } = stripe.event('customer.subscription.deleted', subscription)
    stripe.faults.push(...Array.from({ length: 100 }, () => ({ status: 500 })))
    await expect(billing.client.call('ReceiveProviderEvent', { payload, signature })).rejects.toMatchObject({
      code: 'unavailable',
    })
    stripe.faults.length = 0
    await billing.client.call('ReceiveProviderEvent', { payload, signature })
    expect((await summary(caller)).status).toBe('CANCELED')
  })
})

describe('events that wait', () => {
  it('are applied by a job, past one that cannot be', async () => {
    const { caller, subscription } = await subscribe()
    subscription.status = 'canceled'
    const past = new Date(Date.now() - 60_000)
    const event = (id: string, objectKind: string, objectId: string) => ({
      id,
      type: 'customer.subscription.deleted',
      objectKind,
      objectId,
      receivedAt: past,
      triedAt: past,
    })
    await billing.database.providerEvent.createMany({
      data: [event('evt_a', 'charge', 'ch_nobody'), event('evt_b', 'customer', subscription.customer)],
    })
    await expect.poll(async () => (await summary(caller)).status, { timeout: 10_000 }).toBe('CANCELED')
    const waiting = await billing.database.providerEvent.findMany({ where: { appliedAt: null, id: 'evt_a' } })
    expect(waiting).toHaveLength(1)
  })
})

describe('a user who is erased', () => {
  it('is no customer any more, and pays nothing more', async () => {
    const { caller, subscription } = await subscribe()
    billing.bus.publish('userDeleted', { userId: caller.userId })
    await expect.poll(() => subscription.status, { timeout: 20_000 }).toBe('canceled')
    await expect
      .poll(() => billing.database.customer.count({ where: { userId: caller.userId } }), { timeout: 10_000 })
      .toBe(0)
    await tell('customer.subscription.deleted', subscription)
    expect(await billing.database.subscription.count({ where: { userId: caller.userId } })).toBe(0)
  })
})
