import { itemOf } from '@resume/stripe-double/objects'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../test-data/running-billing.ts'
import { day, sessionOf, useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { pay, payments, reconciled, start, summary, tell } = test
const account = () => test.stripe.account

/** The customer of a user who looked at a page and left it. */
async function aCustomer(caller: Caller): Promise<string> {
  const { customer } = account().session(sessionOf(await start(caller)))
  await test.billing.client.call('CancelCheckout', {}, caller.call)
  return customer
}

describe('a subscription whose first payment is not complete', () => {
  it('is none: it entitles to nothing, brings nothing, and keeps nobody from subscribing', async () => {
    const caller = await test.billing.aUserWith(0)
    const subscription = account().beginIncomplete(await aCustomer(caller), 'price_bundle_monthly')
    await tell('customer.subscription.created', subscription)
    const nothing = { status: 'INACTIVE', plan: 'FREE', entitlements: [], wallet: { lifetimeCredited: 0 } }
    expect(await summary(caller)).toMatchObject(nothing)
    expect(await payments(caller)).toEqual([])
    const { session } = pay(await start(caller, 'ai_credits'))
    await tell('checkout.session.completed', session)
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'AI_CREDITS', wallet: { balance: 200 } })
    account().expireIncomplete(subscription)
    await tell('customer.subscription.updated', subscription)
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'AI_CREDITS', wallet: { balance: 200 } })
  })

  it('brings its credits once, when the payment is completed', async () => {
    const caller = await test.billing.aUserWith(0)
    const subscription = account().beginIncomplete(await aCustomer(caller), 'price_bundle_monthly')
    const [invoice] = account().invoicesOf(subscription)
    if (!invoice) throw new Error('nothing was invoiced')
    account().failPayment(invoice)
    await tell('invoice.payment_failed', invoice)
    expect([subscription.status, (await summary(caller)).status]).toEqual(['incomplete', 'INACTIVE'])
    account().payInvoice(invoice)
    for (const type of ['invoice.paid', 'customer.subscription.updated', 'invoice.paid']) {
      await tell(type, type === 'invoice.paid' ? invoice : subscription)
    }
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE', wallet: { lifetimeCredited: 300 } })
    expect(await payments(caller)).toMatchObject([{ amountCents: 1_400, status: 'paid' }])
    await reconciled()
  })

  it('that was never completed leaves the former subscription as it ended', async () => {
    const { caller, subscription: former } = await test.subscribe('ai_credits')
    account().cancel(former)
    await tell('customer.subscription.deleted', former)
    const subscription = account().beginIncomplete(former.customer, 'price_bundle_monthly')
    for (const type of ['customer.subscription.created', 'customer.subscription.updated']) {
      await tell(type, subscription)
      expect(await summary(caller)).toMatchObject({ status: 'CANCELED', productKey: 'ai_credits', plan: 'FREE' })
      account().expireIncomplete(subscription)
    }
    expect(account().invoicesOf(subscription)).toMatchObject([{ status: 'void', amount_paid: 0 }])
    expect((await summary(caller)).wallet).toMatchObject({ balance: 200, lifetimeCredited: 200 })
    await reconciled()
  })
})

it('a subscription that is to end at some time says so in its last period, and not before', async () => {
  const { caller, subscription } = await test.subscribe()
  const { current_period_end: end } = itemOf(subscription)
  for (const [cancelAt, isLast] of [
    [end + 90 * day, false],
    [end, true],
    [end - 10 * day, true],
    [null, false],
  ] as const) {
    subscription.cancel_at = cancelAt
    await tell('customer.subscription.updated', subscription)
    expect((await summary(caller)).cancelAtPeriodEnd, String(cancelAt)).toBe(isLast)
  }
})

describe('a price that is planned for the next period', () => {
  it.each([
    ['monthly', 'price_ai_credits_monthly', 'monthly'],
    ['annual', 'price_ai_credits_monthly', 'monthly'],
    ['monthly', 'price_ai_credits_annual', 'annual'],
  ] as const)('changes nothing before it begins: from a bundle, %s, to %s', async (interval, price, next) => {
    const { caller, subscription } = await test.subscribe('bundle', interval, 3)
    const before = (await summary(caller)).wallet?.lifetimeCredited ?? 0
    account().plan(subscription, price)
    await tell('customer.subscription.updated', subscription)
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', interval, wallet: { lifetimeCredited: before } })
    const invoice = account().beginPeriod(subscription)
    const planOf = async () => (await summary(caller)).plan
    await expect.poll(planOf, { timeout: 20_000 }).toBe('AI_CREDITS')
    expect((await summary(caller)).wallet).toMatchObject({ balance: before, lifetimeCredited: before })
    account().payInvoice(invoice)
    await tell('invoice.paid', invoice)
    expect(await summary(caller)).toMatchObject({
      ...{ plan: 'AI_CREDITS', status: 'ACTIVE', interval: next },
      wallet: { lifetimeCredited: before + 200 },
    })
    expect(await payments(caller)).toHaveLength(2)
    await reconciled()
  })
})
