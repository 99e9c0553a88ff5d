import type { StripeAccount } from '@resume/stripe-double/account'
import { linesOf } from '@resume/stripe-double/invoices'
import { itemOf, type StripeObject } from '@resume/stripe-double/objects'
import { describe, expect, it } from 'vitest'
import { day, useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { expire, pay, reconciled, renew, start, subscribe, summary, tell, told } = test
const switchTo: StripeAccount['switchPrice'] = (...change) => test.stripe.account.switchPrice(...change)

describe('a subscription', () => {
  it('brings credits with every paid period, once', async () => {
    const { caller, subscription } = await subscribe('ai_credits')
    await expire(caller)
    const invoice = renew(subscription, true)
    for (let time = 0; time < 3; time++) await tell('invoice.paid', invoice)
    const { wallet } = await summary(caller)
    expect(wallet).toMatchObject({ lifetimeCredited: 400, balance: 200 })
    await reconciled()
  })

  it('whose payment was given back stays so, however many payments were tried since', async () => {
    const { caller, subscription } = await subscribe('bundle')
    const charge = test.stripe.account.chargeOf(subscription)
    charge.amount_refunded = charge.amount
    await tell('charge.refunded', charge)
    const { customer } = subscription
    for (let nth = 0; nth < 300; nth++) test.stripe.account.payments.addDeclined(customer)
    await tell('customer.subscription.updated', subscription)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0, lifetimeCredited: 300 })
    expect(await test.payments(caller)).toMatchObject([{ status: 'refunded', refundedCents: 1_400 }])
    await reconciled()
  })

  it('whose payment failed keeps its entitlements for 7 days, without new credits, and no longer', async () => {
    const { caller, subscription } = await subscribe('bundle')
    await expire(caller)
    const invoice = renew(subscription, false)
    await tell('invoice.payment_failed', invoice)
    const late = await summary(caller)
    expect(late).toMatchObject({ status: 'PAST_DUE', plan: 'BUNDLE', wallet: { lifetimeCredited: 300 } })
    expect(Date.parse(late.graceEndsAt ?? '')).toBe((invoice.created + 7 * day) * 1000)

    test.stripe.account.shift(subscription, -7 * day)
    await tell('customer.subscription.updated', subscription)
    expect(await summary(caller)).toMatchObject({ status: 'PAST_DUE', plan: 'FREE', entitlements: [] })
    await expect
      .poll(() => told(caller).at(-1), { timeout: 10_000 })
      .toMatchObject({ status: 'PAST_DUE', entitlements: [] })

    test.stripe.account.payInvoice(invoice)
    subscription.status = 'active'
    await tell('invoice.paid', invoice)
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE', wallet: { lifetimeCredited: 600 } })
  })

  it('loses its entitlements when the grace period ends, without any word from Stripe', async () => {
    const { caller, subscription } = await subscribe()
    const invoice = renew(subscription, false)
    test.stripe.account.shift(subscription, -7 * day + 5)
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
    const { session } = pay(await start(caller, 'portfolio_pro'))
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
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await start(caller, 'ai_credits'))
    made.status = 'trialing'
    const [invoice] = test.stripe.account.invoicesOf(made)
    if (!invoice) throw new Error('nothing was invoiced')
    invoice.amount_paid = 0
    for (const line of linesOf(invoice)) line.amount = 0
    await tell('checkout.session.completed', session)
    expect(await summary(caller)).toMatchObject({
      plan: 'AI_CREDITS',
      status: 'TRIALING',
      entitlements: ['ai_credits'],
      wallet: { balance: 200 },
    })
    expect(await test.payments(caller)).toEqual([])
  })

  it('of a year brings the credits of one month at a time', async () => {
    const { caller } = await subscribe('ai_credits', 'annual')
    const { wallet } = await summary(caller)
    expect(wallet?.balance).toBe(200)
    expect(Date.parse(wallet?.nextExpiryAt ?? '') - Date.now()).toBeLessThan(32 * day * 1000)
  })

  it.each([
    ['a fee', 500],
    ['a goodwill credit', -500],
  ])('of a year keeps its months whatever else is billed along: %s', async (_, amount) => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await start(caller, 'ai_credits', 'annual'))
    const begun = itemOf(made).current_period_start
    const parent = { type: 'invoice_item_details' as const, subscription_item_details: null }
    /** As somebody enters it by hand, with an amount and no price, on the twentieth day. */
    const line = {
      ...{ id: 'il_by_hand', amount, currency: 'usd', pricing: null },
      period: { start: begun + 20 * day, end: begun + 20 * day },
      parent: { ...parent, invoice_item_details: { proration: false, subscription: made.id } },
    }
    test.stripe.account.billByHand(made, [line])
    test.stripe.account.shift(made, -45 * day)
    await tell('checkout.session.completed', session)
    expect((await summary(caller)).wallet).toMatchObject({ lifetimeCredited: 200 })
    expect(await test.payments(caller)).toMatchObject([{ itemKey: 'ai_credits', credits: 2_400 }])
  })

  it('to which something else was added is still the plan that it was', async () => {
    const { caller, subscription } = await subscribe('bundle')
    const { data } = subscription.items as { data: object[] }
    data.unshift({
      ...itemOf(subscription),
      id: 'si_added',
      price: { id: 'price_of_something_else', lookup_key: null },
    })
    await tell('customer.subscription.updated', subscription)
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', status: 'ACTIVE', interval: 'monthly' })
  })

  it('that changes its product within a month brings the difference, once that is paid for', async () => {
    const { caller, subscription } = await subscribe('ai_credits')
    switchTo(subscription, 'price_bundle_monthly')
    await tell('customer.subscription.updated', subscription)
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', wallet: { lifetimeCredited: 200 } })
    switchTo(subscription, 'price_ai_credits_monthly')
    for (const product of ['bundle', 'ai_credits', 'bundle']) {
      switchTo(subscription, `price_${product}_monthly`, 'paid')
      await tell('customer.subscription.updated', subscription)
    }
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', wallet: { lifetimeCredited: 300 } })
  })

  it('brings no more credits when its period begins anew within a month', async () => {
    const { caller, subscription } = await subscribe('ai_credits')
    for (const interval of ['annual', 'monthly', 'annual']) {
      test.stripe.account.shift(subscription, -1)
      switchTo(subscription, `price_ai_credits_${interval}`)
      await tell('customer.subscription.updated', subscription)
    }
    expect(await summary(caller)).toMatchObject({ interval: 'annual', wallet: { lifetimeCredited: 200 } })
  })

  it('brings its credits when the provider’s clock is ahead, and not before it is paid', async () => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await start(caller))
    test.stripe.account.shift(made, 120)
    const [invoice] = test.stripe.account.invoicesOf(made)
    Object.assign(invoice ?? {}, { status: 'open' })
    await tell('checkout.session.completed', session)
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', wallet: { lifetimeCredited: 0 } })
    if (invoice) test.stripe.account.payInvoice(invoice)
    await tell('invoice.paid', invoice ?? made)
    expect(await summary(caller)).toMatchObject({ wallet: { lifetimeCredited: 300 } })
  })

  it('brings the credits of a period that is paid an hour after it began, though nobody tells of either', async () => {
    const { caller, subscription } = await subscribe('bundle', 'monthly', 2)
    const invoice = test.stripe.account.beginPeriod(subscription)
    const began = new Date(itemOf(subscription).current_period_start * 1000).toISOString()
    await expect.poll(async () => (await summary(caller)).currentPeriodStart, { timeout: 20_000 }).toBe(began)
    expect((await summary(caller)).wallet).toMatchObject({ lifetimeCredited: 300 })
    const where = { userId: caller.userId }
    const { dueAt } = await test.billing.database.subscription.findUniqueOrThrow({ where })
    expect(dueAt?.getTime()).toBeLessThanOrEqual(Date.now() + 60 * 60 * 1000)
    test.stripe.account.payInvoice(invoice)
    await test.billing.database.subscription.update({ where, data: { dueAt: new Date() } })
    const credited = async () => (await summary(caller)).wallet?.lifetimeCredited
    await expect.poll(credited, { timeout: 20_000 }).toBe(600)
  })

  it('ends in the same state however its events are ordered and repeated', async () => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await start(caller))
    const invoice = renew(made, true)
    const kinds: [string, StripeObject][] = [
      ['checkout.session.completed', session],
      ['customer.subscription.created', made],
      ['customer.subscription.updated', made],
      ['invoice.paid', invoice],
    ]
    const events = kinds.map(([type, object]) => test.stripe.event(type, object))
    const shuffled = [...events, ...events.toReversed(), ...events].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    )
    await Promise.all(
      shuffled.map(({ payload, signature }) =>
        test.billing.client.call('ReceiveProviderEvent', { payload, signature }),
      ),
    )
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE', wallet: { balance: 300 } })
    await reconciled()
  })
})
