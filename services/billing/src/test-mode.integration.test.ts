import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { sessionOf } from '../test-data/use-stripe.ts'
import { checkoutOf, summaryInWords } from '../test-data/words.ts'

/** Stripe's two modes: neither knows what was made in the other. */
let modes: Record<'test' | 'live', StripeDouble>
let billing: RunningBilling

beforeAll(async () => {
  modes = { test: await startStripeDouble(), live: await startStripeDouble() }
  billing = await runBilling(stripeVariables(modes.test.url))
})
afterAll(async () => {
  await billing.stop()
  await modes.test.close()
  await modes.live.close()
})

/** Starts billing anew with a key of a mode. */
const startIn = (mode: 'test' | 'live') =>
  billing.restart({ STRIPE_SECRET_KEY: `sk_${mode}_local_double`, STRIPE_API_BASE: modes[mode].url })

const start = async ({ call }: Caller) =>
  (await billing.client.call('StartCheckout', checkoutOf('bundle', 'monthly'), call)).url
const startPack = ({ call }: Caller) =>
  billing.client.call('StartPackCheckout', { pack: 'PACK_KEY_CREDIT_PACK_250' }, call)
const summary = async ({ call }: Caller) => summaryInWords(await billing.client.call('GetSummary', {}, call))
const statusOf = async (caller: Caller) => (await summary(caller)).status
const customerOf = ({ userId }: Caller) => billing.database.customer.findUnique({ where: { userId } })

const tell = (mode: 'test' | 'live', type: string, object: object) => {
  const { payload, signature } = modes[mode].event(type, object, { livemode: mode === 'live' })
  return billing.client.call('ReceiveProviderEvent', { payload, signature })
}

/** A user who has subscribed in a mode. */
async function subscriber(mode: 'test' | 'live', caller: Caller): Promise<Caller> {
  const { session } = modes[mode].account.pay(sessionOf(await start(caller)))
  await tell(mode, 'checkout.session.completed', session)
  expect(await statusOf(caller)).toBe('ACTIVE')
  return caller
}

describe('with a live key', () => {
  it('a customer of test mode has nothing but the credits, buys as a new one, and has no portal until then', async () => {
    await startIn('test')
    const caller = await subscriber('test', await billing.aUserWith(0))
    const former = await customerOf(caller)
    await startIn('live')
    await expect.poll(() => statusOf(caller), { timeout: 10_000 }).toBe('INACTIVE')
    expect(await summary(caller)).toMatchObject({ plan: 'FREE', entitlements: [], wallet: { balance: 300 } })
    const told = billing.bus.eventsOf('subscriptionChanged').filter(({ userId }) => userId === caller.userId)
    expect(told.at(-1)).toMatchObject({ status: 'INACTIVE', entitlements: [] })
    await expect(billing.client.call('OpenPortal', {}, caller.call)).rejects.toMatchObject({
      message: 'There is no billing account',
    })
    await subscriber('live', caller)
    expect((await customerOf(caller))?.providerId).not.toBe(former?.providerId)
    expect((await billing.reconcile()).breaches).toEqual([])
  })

  it('an event about a customer of test mode that waited comes to its end', async () => {
    await startIn('test')
    const caller = await subscriber('test', await billing.aUserWith(0))
    const objectId = (await customerOf(caller))?.providerId ?? ''
    await startIn('live')
    const past = new Date(Date.now() - 60_000)
    const event = { type: 'invoice.paid', objectKind: 'customer', objectId, receivedAt: past, triedAt: past }
    await billing.database.providerEvent.create({ data: { id: 'evt_waits', ...event } })
    const waiting = () => billing.database.providerEvent.count({ where: { id: 'evt_waits', appliedAt: null } })
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  })
})

describe('with a test key', () => {
  it('a customer of live mode stays one: none of test mode takes its place', async () => {
    await startIn('live')
    const caller = await subscriber('live', await billing.aUserWith(0))
    const known = await customerOf(caller)
    await startIn('test')
    await expect(startPack(caller)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await customerOf(caller)).toMatchObject({ providerId: known?.providerId, isLive: true })
    await startIn('live')
    expect(await statusOf(caller)).toBe('ACTIVE')
    expect((await billing.client.call('OpenPortal', {}, caller.call)).url).toContain('stripe')
  })

  it('an erased user of live mode is not taken for gone: the subscription ends when the live key is back', async () => {
    await startIn('live')
    const caller = await subscriber('live', await billing.aUserWith(0))
    const providerId = (await customerOf(caller))?.providerId ?? ''
    const { userId } = caller
    const subscriptions = [...modes.live.account.subscriptions.values()]
    const subscription = subscriptions.find(({ customer }) => customer === providerId)
    await startIn('test')
    const other = await subscriber('test', await billing.aUserWith(0))
    const otherId = (await customerOf(other))?.providerId ?? ''
    billing.bus.publish('userDeleted', { userId })
    await expect.poll(async () => (await customerOf(caller))?.erasedAt, { timeout: 10_000 }).toEqual(expect.any(Date))
    /** When the job has ended one that came later, it has seen this one. */
    billing.bus.publish('userDeleted', { userId: other.userId })
    await expect.poll(() => modes.test.account.customers.has(otherId), { timeout: 20_000 }).toBe(false)
    expect(await customerOf(caller)).toMatchObject({ providerId, erasedAt: expect.any(Date) })
    await startIn('live')
    await expect.poll(() => subscription?.status, { timeout: 20_000 }).toBe('canceled')
    await expect.poll(() => billing.database.customer.count({ where: { userId } }), { timeout: 10_000 }).toBe(0)
  })
})

describe('a customer of whom Stripe knows nothing at all any more', () => {
  /** As when all test data is deleted at Stripe, or the key is of another account. */
  async function aForgotten(mode: 'test' | 'live') {
    await startIn(mode)
    const caller = await subscriber(mode, await billing.aUserWith(0))
    const customer = (await customerOf(caller))?.providerId ?? ''
    modes[mode].account.customers.delete(customer)
    return { caller, customer }
  }

  it('in test mode is forgotten, and its user buys as a new one', async () => {
    const { caller, customer } = await aForgotten('test')
    await tell('test', 'invoice.paid', { customer })
    expect(await summary(caller)).toMatchObject({ status: 'INACTIVE', plan: 'FREE', wallet: { balance: 300 } })
    await subscriber('test', caller)
  })

  it('in test mode whose user buys a pack has no plan of the former one any more', async () => {
    const { caller, customer } = await aForgotten('test')
    await startPack(caller)
    expect((await customerOf(caller))?.providerId).not.toBe(customer)
    expect(await summary(caller)).toMatchObject({ status: 'INACTIVE', plan: 'FREE' })
  })

  it('in live mode keeps its plan, and is not replaced: the key must be wrong', async () => {
    const { caller, customer } = await aForgotten('live')
    await expect(tell('live', 'invoice.paid', { customer })).rejects.toMatchObject({ code: 'unavailable' })
    await expect(startPack(caller)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await customerOf(caller)).toMatchObject({ providerId: customer })
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE' })
  })
})
