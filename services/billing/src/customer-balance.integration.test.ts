import type { StripeObject } from '@resume/stripe-double/objects'
import { describe, expect, it } from 'vitest'
import { referred } from '../test-data/referred.ts'
import { spending } from '../test-data/spending.ts'
import { day, useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { expire, pay, payments, reconciled, renew, start, summary, tell } = test
const { reserve, commit } = spending(() => test.billing)
const account = () => test.stripe.account
const walletOf = async (caller: Parameters<typeof summary>[0]) => (await summary(caller)).wallet
const customerOf = ({ customer }: StripeObject) => account().customers.get(customer) ?? ({} as StripeObject)

/** A referred subscriber for some days, and what the affiliate has earned. */
async function aSubscriber(days = 0, interval: 'monthly' | 'annual' = 'monthly') {
  const caller = await test.billing.aUserWith(0)
  const earned = await referred(test, caller)
  const { session, made: subscription } = pay(await start(caller, 'bundle', interval))
  account().shift(subscription, -days * day)
  await tell('checkout.session.completed', session)
  return { caller, earned, subscription, customer: customerOf(subscription) }
}

describe('an invoice that the customer’s balance pays', () => {
  it('altogether brings its credits, and is no payment and no commission', async () => {
    const { caller, earned, subscription, customer } = await aSubscriber()
    await expire(caller)
    customer.balance = -5_000
    const invoice = renew(subscription, true)
    await tell('invoice.paid', invoice)
    expect(invoice).toMatchObject({ status: 'paid', amount_due: 0, starting_balance: -5_000, ending_balance: -3_600 })
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', wallet: { balance: 300, lifetimeCredited: 600 } })
    expect([(await payments(caller)).length, await earned()]).toEqual([1, 28])
    await reconciled()
  })

  it('in part is a payment of the rest, whose refund takes back its share of the credits', async () => {
    const { caller, earned, subscription, customer } = await aSubscriber()
    await expire(caller)
    customer.balance = -700
    await tell('invoice.paid', renew(subscription, true))
    expect(await payments(caller)).toMatchObject([{ amountCents: 700 }, { amountCents: 1_400 }])
    expect([(await walletOf(caller))?.balance, await earned()]).toEqual([300, 42])
    const charge = account().chargeOf(subscription)
    charge.amount_refunded = charge.amount
    await tell('charge.refunded', charge)
    /** The other half of the month stays paid: nobody gave the balance back. */
    expect([(await walletOf(caller))?.balance, await earned()]).toEqual([150, 28])
    expect(await payments(caller)).toMatchObject([{ status: 'refunded', refundedCents: 700 }, { status: 'paid' }])
    await reconciled()
  })
})

describe('a subscription that is canceled within its month', () => {
  it('whose rest goes to the balance gives back the credits for it, and the next one brings all of its own', async () => {
    const { caller, earned, subscription, customer } = await aSubscriber(10)
    const last = account().cancel(subscription, { prorate: true, invoiceNow: true })
    await tell('invoice.paid', last ?? subscription)
    expect(last).toMatchObject({ status: 'paid', amount_paid: 0 })
    const rest = -Number(customer.balance)
    expect(rest).toBeGreaterThan(900)
    expect(await summary(caller)).toMatchObject({ status: 'CANCELED', plan: 'FREE', wallet: { debt: 0 } })
    const left = (await walletOf(caller))?.balance ?? 0
    /** Of a third of the month. */
    expect(left > 90 && left < 110).toBe(true)
    expect(await payments(caller)).toHaveLength(1)

    const { session, made } = pay(await start(caller))
    await tell('checkout.session.completed', session)
    expect(await payments(caller)).toMatchObject([{ amountCents: 1_400 - rest }, { amountCents: 1_400 }])
    expect(await walletOf(caller)).toMatchObject({ balance: left + 300, lifetimeCredited: 600 })
    expect(await earned()).toBe(28 + Math.floor((1_400 - rest) * 0.02))
    await tell('customer.subscription.updated', made)
    expect(await walletOf(caller)).toMatchObject({ balance: left + 300, lifetimeCredited: 600 })
    await reconciled()
  })

  it('brings no more than the money that stays paid, however often that is done with all credits spent', async () => {
    const { caller, subscription } = await aSubscriber()
    let current = subscription
    let spent = 0
    for (let time = 0; time < 4; time++) {
      const { balance = 0 } = (await walletOf(caller)) ?? {}
      if (balance > 0) await commit(caller, (await reserve(caller, balance)).id, balance)
      spent += balance
      await tell('invoice.paid', account().cancel(current, { prorate: true, invoiceNow: true }) ?? current)
      const { session, made } = pay(await start(caller))
      await tell('checkout.session.completed', session)
      current = made
    }
    const paid = (await payments(caller)).reduce((sum, { amountCents }) => sum + amountCents, 0)
    /** Seconds of a month, and what is rounded down. */
    expect([paid < 1_410, spent < 310]).toEqual([true, true])
    await reconciled()
  })

  it.each([
    ['for which nothing goes back', {}],
    ['whose rest is on no invoice yet', { prorate: true }],
  ])('%s leaves its credits, beside all of those of the next one', async (_, how) => {
    const { caller, subscription } = await aSubscriber(10)
    account().cancel(subscription, how)
    await tell('customer.subscription.deleted', subscription)
    const { session } = pay(await start(caller))
    await tell('checkout.session.completed', session)
    expect(await walletOf(caller)).toMatchObject({ balance: 600, lifetimeCredited: 600 })
    expect(await payments(caller)).toMatchObject([{ amountCents: 1_400 }, { amountCents: 1_400 }])
  })
})

describe('a year that is changed to months', () => {
  it('pays them from the balance, each with its credits', async () => {
    const { caller, earned, subscription, customer } = await aSubscriber(40, 'annual')
    expect((await walletOf(caller))?.lifetimeCredited).toBe(300)
    await tell('invoice.paid', account().switchPrice(subscription, 'price_bundle_monthly') ?? subscription)
    expect(Number(customer.balance)).toBeLessThan(-10_000)
    /** Ten days of the year's second month had passed. */
    const { lifetimeCredited = 0 } = (await walletOf(caller)) ?? {}
    expect(lifetimeCredited > 380 && lifetimeCredited < 420).toBe(true)
    await expire(caller)
    const invoice = renew(subscription, true)
    await tell('invoice.paid', invoice)
    expect(await summary(caller)).toMatchObject({ interval: 'monthly', status: 'ACTIVE', wallet: { balance: 300 } })
    expect([invoice.amount_paid, (await payments(caller)).length, await earned()]).toEqual([0, 1, 280])
    await reconciled()
  })
})
