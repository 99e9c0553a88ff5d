import { linesOf } from '@resume/stripe-double/invoices'
import { itemOf } from '@resume/stripe-double/objects'
import { describe, expect, it } from 'vitest'
import { day, useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { expire, reconciled, renew, subscribe, summary, tell } = test
const account = () => test.stripe.account
const updated = 'customer.subscription.updated'

describe('a switch to a dearer product', () => {
  it('brings nothing until it is paid for, and its refund takes back what it brought', async () => {
    const { caller, subscription } = await subscribe('ai_credits', 'monthly', 5)
    account().switchPrice(subscription, 'price_bundle_monthly')
    await tell(updated, subscription)
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', wallet: { lifetimeCredited: 200 } })
    await expire(caller)

    const invoice = renew(subscription, true)
    await tell('invoice.paid', invoice)
    const { wallet } = await summary(caller)
    expect(wallet).toMatchObject({ lifetimeCredited: 500 })
    const charge = account().chargeOf(subscription)
    charge.amount_refunded = charge.amount
    await tell('charge.refunded', charge)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0, lifetimeCredited: 500, lifetimeDebited: 500 })
    await reconciled()
  })

  it('that is invoiced at once brings the difference, and its refund takes that back and no more', async () => {
    const { caller, subscription } = await subscribe('ai_credits')
    const invoice = account().switchPrice(subscription, 'price_bundle_monthly', 'paid')
    await tell('invoice.paid', invoice ?? subscription)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 300 })
    const charge = account().chargeOf(subscription)
    charge.amount_refunded = charge.amount
    await tell('charge.refunded', charge)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 200 })
    expect(await test.payments(caller)).toMatchObject([
      { itemKey: 'bundle', credits: 100, status: 'refunded' },
      { itemKey: 'ai_credits', credits: 200, status: 'paid' },
    ])
    await reconciled()
  })

  it('whose dispute is lost takes back what it brought', async () => {
    const { caller, subscription } = await subscribe('portfolio_pro')
    const invoice = account().switchPrice(subscription, 'price_bundle_monthly', 'paid')
    await tell('invoice.paid', invoice ?? subscription)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 300 })
    const charge = account().chargeOf(subscription)
    await tell('charge.dispute.created', account().payments.dispute(charge, 'needs_response'))
    await tell('charge.dispute.closed', account().payments.dispute(charge, 'lost'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0 })
    await reconciled()
  })
})

describe('an invoice', () => {
  it('of many lines is read whole: the period that it pays for stands behind the tenth', async () => {
    const { caller, subscription } = await subscribe('ai_credits', 'monthly', 5)
    await expire(caller)
    const { current_period_start: start, current_period_end: end } = itemOf(subscription)
    for (let number = 0; number < 120; number++) {
      account().addLines(subscription, [
        {
          id: `il_${number}`,
          amount: 1,
          currency: 'usd',
          period: { start, end },
          parent: {
            type: 'invoice_item_details',
            subscription_item_details: null,
            invoice_item_details: { proration: true, subscription: subscription.id },
          },
          pricing: { type: 'price_details', price_details: { price: 'price_of_something_else' } },
        },
      ])
    }
    await tell('invoice.paid', renew(subscription, true))
    const { wallet } = await summary(caller)
    expect(wallet).toMatchObject({ balance: 200, lifetimeCredited: 400 })
    expect(Date.parse(wallet?.nextExpiryAt ?? '')).toBeGreaterThan(Date.now() + 27 * day * 1000)
  })
})

describe('a month', () => {
  it('of a monthly subscription is one, however long it is', async () => {
    const { caller, subscription } = await subscribe('ai_credits')
    /** From the last of February to the last of March: 31 days, four of them after the 28th. */
    const item = itemOf(subscription)
    item.current_period_end = item.current_period_start + 31 * day
    for (const invoice of account().invoicesOf(subscription)) {
      for (const { period } of linesOf(invoice)) period.end = item.current_period_end
    }
    await tell(updated, subscription)
    expect((await summary(caller)).wallet).toMatchObject({ lifetimeCredited: 200 })
  })
})
