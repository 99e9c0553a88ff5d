import { type StripeDouble, secretKey, startStripeDouble, webhookSecret } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { checkoutOf, summaryInWords } from '../test-data/words.ts'

let billing: RunningBilling
let stripe: StripeDouble
let gate: TcpGate

beforeAll(async () => {
  stripe = await startStripeDouble()
  gate = await openTcpGate(Number(new URL(stripe.url).port))
  billing = await runBilling({ ...stripeVariables(`http://127.0.0.1:${gate.port}`), LOG_LEVEL: 'trace' })
})
afterAll(async () => {
  await billing.stop()
  await gate.close()
  await stripe.close()
})
beforeEach(() => {
  gate.open()
  stripe.faults.length = 0
})

const bundle = checkoutOf('bundle', 'monthly')
const start = async ({ call }: Caller) => (await billing.client.call('StartCheckout', bundle, call)).url
const cancel = ({ call }: Caller) => billing.client.call('CancelCheckout', {}, call)
const planOf = async ({ call }: Caller) => summaryInWords(await billing.client.call('GetSummary', {}, call)).plan
const sessionOf = (url: string) => url.split('/').at(-1) ?? ''
const customerOf = async ({ userId }: Caller) =>
  (await billing.database.customer.findUniqueOrThrow({ where: { userId } })).providerId
/** The states of all pages that Stripe ever opened for a user. */
const pagesOf = async (caller: Caller) => {
  const customer = await customerOf(caller)
  return [...stripe.account.sessions.values()].filter((page) => page.customer === customer).map(({ status }) => status)
}
const unavailable = { code: 'unavailable', message: 'The payment provider does not answer' }

describe('a checkout', () => {
  it('waits for a slow Stripe, and is one however many ask meanwhile', async () => {
    const caller = await billing.aUserWith(0)
    stripe.faults.push({ delayMs: 2_000 }, { delayMs: 2_000 })
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => start(caller)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' })
    }
    expect(await pagesOf(caller)).toEqual(['open'])
  })

  it('fails at once while Stripe is down, and nothing else does; it holds nobody up after that', async () => {
    const caller = await billing.aUserWith(10)
    gate.shut()
    await expect(start(caller)).rejects.toMatchObject(unavailable)
    expect(await planOf(caller)).toBe('FREE')
    gate.open()
    await start(caller)
    expect(await pagesOf(caller)).toEqual(['open'])
  })

  it('whose answer never came leaves no second page that anybody knows of, and the next one is paid once', async () => {
    const caller = await billing.aUserWith(0)
    await start(caller)
    await cancel(caller)
    stripe.faults.push('silent', 'silent')
    await expect(start(caller)).rejects.toMatchObject(unavailable)
    const url = await start(caller)
    expect(await pagesOf(caller)).toEqual(['expired', 'open', 'open'])
    const { session } = stripe.account.pay(sessionOf(url))
    const { payload, signature } = stripe.event('checkout.session.completed', session)
    await billing.client.call('ReceiveProviderEvent', { payload, signature })
    expect(await planOf(caller)).toBe('BUNDLE')
    await expect(start(caller)).rejects.toMatchObject({ code: 'conflict', message: 'A subscription is already active' })
  })

  it('that its caller did not wait for closes its page again', async () => {
    const caller = await billing.aUserWith(0)
    await start(caller)
    await cancel(caller)
    const before = stripe.requests.length
    stripe.faults.push({ delayMs: 1_500 })
    const gone = new AbortController()
    const context = { ...caller.call.context, signal: gone.signal }
    const left = billing.client.call('StartCheckout', bundle, { context })
    left.catch(() => undefined)
    await expect.poll(() => stripe.requests.length, { timeout: 10_000 }).toBeGreaterThan(before)
    gone.abort()
    await expect(left).rejects.toBeDefined()
    await expect.poll(() => pagesOf(caller), { timeout: 10_000 }).toEqual(['expired', 'expired'])
    await expect.poll(() => start(caller).catch(() => undefined), { timeout: 10_000 }).toBeDefined()
  })

  it('is not given up while nobody can say whether it was paid', async () => {
    const caller = await billing.aUserWith(0)
    const url = await start(caller)
    stripe.account.pay(sessionOf(url))
    for (const break_ of [
      () => gate.shut(),
      () => stripe.faults.push(...Array.from({ length: 50 }, () => ({ status: 500 }))),
    ]) {
      break_()
      await expect(cancel(caller)).rejects.toMatchObject(unavailable)
      gate.open()
      stripe.faults.length = 0
      await expect(start(caller)).rejects.toMatchObject({ message: 'A checkout is already in progress' })
    }
    await cancel(caller)
    expect(await planOf(caller)).toBe('BUNDLE')
  })

  it('whose page Stripe does not know, as one of test mode, holds nobody up', async () => {
    const caller = await billing.aUserWith(0)
    stripe.account.sessions.delete(sessionOf(await start(caller)))
    const { payload, signature } = stripe.event('payment_intent.canceled', { customer: await customerOf(caller) })
    await billing.client.call('ReceiveProviderEvent', { payload, signature })
    stripe.account.sessions.delete(sessionOf(await start(caller)))
    await cancel(caller)
    await start(caller)
  })

  it('that was paid counts even if Stripe never tells of it and the user never comes back', async () => {
    const [paid, left] = [await billing.aUserWith(0), await billing.aUserWith(0)]
    stripe.account.pay(sessionOf(await start(paid)))
    await start(left)
    const userIds = [paid.userId, left.userId]
    await billing.database.checkout.updateMany({
      where: { userId: { in: userIds } },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    })
    await expect.poll(() => planOf(paid), { timeout: 10_000 }).toBe('BUNDLE')
    await expect
      .poll(() => billing.database.checkout.count({ where: { userId: { in: userIds } } }), { timeout: 10_000 })
      .toBe(0)
    expect(await pagesOf(left)).toEqual(['expired'])
    expect(await planOf(left)).toBe('FREE')
  })
})

describe('an event', () => {
  it.each([
    ['down', () => gate.shut()],
    ['answering 429', () => stripe.faults.push(...Array.from({ length: 50 }, () => ({ status: 429 })))],
    ['answering 500', () => stripe.faults.push(...Array.from({ length: 50 }, () => ({ status: 500 })))],
    ['silent', () => stripe.faults.push(...Array.from({ length: 50 }, () => 'silent' as const))],
    [
      'answering a blank now and then',
      () => stripe.faults.push(...Array.from({ length: 50 }, () => 'dripping' as const)),
    ],
    ['answering without end', () => stripe.faults.push(...Array.from({ length: 50 }, () => 'endless' as const))],
  ])(
    'that comes while Stripe is %s is kept, and applied by a job when Stripe is back, unasked',
    async (_how, break_) => {
      const caller = await billing.aUserWith(0)
      const { session } = stripe.account.pay(sessionOf(await start(caller)))
      const { payload, signature, id } = stripe.event('checkout.session.completed', session)
      break_()
      await expect(billing.client.call('ReceiveProviderEvent', { payload, signature })).rejects.toMatchObject(
        unavailable,
      )
      expect(await planOf(caller)).toBe('FREE')
      gate.open()
      stripe.faults.length = 0
      const triedAt = new Date(Date.now() - 60_000)
      await billing.database.providerEvent.update({ where: { id }, data: { triedAt } })
      await expect.poll(() => planOf(caller), { timeout: 10_000 }).toBe('BUNDLE')
      expect((await billing.reconcile()).breaches).toEqual([])
    },
  )
})

it('no log told a key, a secret, a page or an address of anybody, whatever went wrong', () => {
  const logged = billing.logged()
  expect(logged).toContain('call failed')
  const pages = [...stripe.account.sessions.values()].map(({ url }) => String(url))
  const emails = [...stripe.account.customers.values()].map(({ email }) => String(email))
  expect(pages.length).toBeGreaterThan(5)
  for (const secret of [secretKey, webhookSecret, 'Bearer', ...pages, ...emails]) expect(logged).not.toContain(secret)
})
