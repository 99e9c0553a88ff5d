import { usualRetries } from '@resume/stripe-double/collection'
import type { StripeObject } from '@resume/stripe-double/objects'
import { beforeEach, describe, expect, it } from 'vitest'
import { referred } from '../test-data/referred.ts'
import type { Caller } from '../test-data/running-billing.ts'
import { day, useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { expire, payments, reconciled, renew, subscribe, summary, tell } = test
const account = () => test.stripe.account

beforeEach(() => {
  account().retries = usualRetries
})

/** A subscriber whose month is over, and with it its credits, and whose card is declined. */
async function aLateSubscriber() {
  const { caller, subscription } = await subscribe()
  await expire(caller)
  const invoice = renew(subscription, false)
  await tell('invoice.payment_failed', invoice)
  return { caller, subscription, invoice }
}

/** The card is declined again, until nobody tries any more; some days pass with each attempt. */
async function giveUp(subscription: StripeObject, invoice: StripeObject): Promise<void> {
  for (const days of usualRetries.afterDays) {
    account().shift(subscription, -days * day)
    account().failPayment(invoice)
    await tell('invoice.payment_failed', invoice)
  }
}

const credited = async (caller: Caller) => (await summary(caller)).wallet?.lifetimeCredited

describe('a renewal whose payment fails', () => {
  it('entitles for 7 days, and brings its credits and its commission once a later attempt succeeds', async () => {
    const caller = await test.billing.aUserWith(0)
    const earned = await referred(test, caller)
    const { session, made: subscription } = test.pay(await test.start(caller))
    await tell('checkout.session.completed', session)
    await expire(caller)
    const invoice = renew(subscription, false)
    await tell('invoice.payment_failed', invoice)
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: expect.any(Number) })
    const graceEndsAt = new Date((invoice.created + 7 * day) * 1000).toISOString()
    expect(await summary(caller)).toMatchObject({ status: 'PAST_DUE', plan: 'BUNDLE', graceEndsAt })
    account().shift(subscription, -8 * day)
    account().failPayment(invoice)
    await tell('invoice.payment_failed', invoice)
    expect(await summary(caller)).toMatchObject({ status: 'PAST_DUE', plan: 'FREE', entitlements: [] })
    /** 2% of 1,400 cents, of what was paid alone. */
    expect([await credited(caller), await earned()]).toEqual([300, 28])

    account().payInvoice(invoice)
    for (const type of ['invoice.paid', 'customer.subscription.updated']) {
      await tell(type, type === 'invoice.paid' ? invoice : subscription)
    }
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE', wallet: { balance: 300 } })
    expect([await credited(caller), await earned()]).toEqual([600, 56])
    expect(await payments(caller)).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
    const charge = account().chargeOf(subscription)
    charge.amount_refunded = charge.amount
    await tell('charge.refunded', charge)
    expect([(await summary(caller)).wallet?.balance, await earned()]).toEqual([0, 28])
    await reconciled()
  })

  it.each([
    ['canceled', 'CANCELED'],
    ['unpaid', 'INACTIVE'],
    ['past_due', 'PAST_DUE'],
  ] as const)('after the last attempt is %s at Stripe, and entitles to nothing', async (outcome, status) => {
    account().retries = { ...usualRetries, finally: outcome }
    const { caller, subscription, invoice } = await aLateSubscriber()
    await giveUp(subscription, invoice)
    expect([subscription.status, invoice.attempt_count, invoice.next_payment_attempt]).toEqual([outcome, 4, null])
    expect(await summary(caller)).toMatchObject({ status, plan: 'FREE', entitlements: [], wallet: { balance: 0 } })
    /** Paid after all, within the month: a subscription that was given up stays so, but what was paid for comes. */
    account().payInvoice(invoice)
    for (let time = 0; time < 2; time++) await tell('invoice.paid', invoice)
    const after = outcome === 'canceled' ? { status, plan: 'FREE' } : { status: 'ACTIVE', plan: 'BUNDLE' }
    expect(await summary(caller)).toMatchObject({ ...after, wallet: { balance: 300, lifetimeCredited: 600 } })
    await reconciled()
  })

  it('brings the credits of the month that is paid, when a month before it is still owed', async () => {
    account().retries = { ...usualRetries, finally: 'past_due' }
    const { caller, subscription, invoice } = await aLateSubscriber()
    await giveUp(subscription, invoice)
    const next = renew(subscription, false)
    await tell('invoice.payment_failed', next)
    expect(await summary(caller)).toMatchObject({ status: 'PAST_DUE', plan: 'FREE' })
    account().payInvoice(next)
    await tell('invoice.paid', next)
    expect(await summary(caller)).toMatchObject({ status: 'ACTIVE', plan: 'BUNDLE', wallet: { balance: 300 } })
    expect(await credited(caller)).toBe(600)
    await reconciled()
  })
})
