import { itemOf } from '@resume/stripe-double/objects'
import { describe, expect, it } from 'vitest'
import { spending } from '../test-data/spending.ts'
import { useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { expire, reconciled, subscribe, summary, tell } = test
const { reserve, commit } = spending(() => test.billing)
const account = () => test.stripe.account
const graceMs = 3 * 60 * 60 * 1000

/** A user with 100 of 300 credits spent whose month is over; the invoice of the next one is a draft for an hour. */
async function aRenewal() {
  const { caller, subscription } = await subscribe('bundle', 'monthly', 3)
  const ended = itemOf(subscription).current_period_end * 1000
  await commit(caller, (await reserve(caller, 100)).id, 100)
  const charge = account().chargeOf(subscription)
  const invoice = account().beginPeriod(subscription)
  const began = async () => Date.parse((await summary(caller)).currentPeriodStart ?? '')
  await expect.poll(began, { timeout: 20_000 }).toBe(ended)
  return { caller, charge, ended, invoice, subscription }
}

describe('while the invoice of a new month is a draft', () => {
  it('a subscriber spends what is left of the month before, and then both until its last hours are over', async () => {
    const { caller, ended, invoice } = await aRenewal()
    expect(Date.now()).toBeGreaterThanOrEqual(ended)
    const { id } = await reserve(caller, 50)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 150, reserved: 50, lifetimeCredited: 300 })
    account().payInvoice(invoice)
    for (let time = 0; time < 2; time++) await tell('invoice.paid', invoice)
    await commit(caller, id, 50)
    const { wallet } = await summary(caller)
    expect(wallet).toMatchObject({ balance: 450, reserved: 0, lifetimeCredited: 600, nextExpiryCredits: 150 })
    expect(Date.parse(wallet?.nextExpiryAt ?? '')).toBe(ended + graceMs)
    /** What is older is spent first. */
    await commit(caller, (await reserve(caller, 200)).id, 200)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 250, nextExpiryCredits: 250 })
    await reconciled()
  })

  it('nothing new comes in when the payment fails, and what was left goes after its last hours', async () => {
    const { caller, invoice, subscription } = await aRenewal()
    invoice.status = 'open'
    subscription.status = 'past_due'
    await tell('invoice.payment_failed', invoice)
    expect(await summary(caller)).toMatchObject({ status: 'PAST_DUE', wallet: { balance: 200, lifetimeCredited: 300 } })
    await expire(caller)
    expect((await summary(caller)).wallet).toMatchObject({ lifetimeCredited: 300, lifetimeDebited: 300 })
    await reconciled()
  })

  it('a refund of the month before takes back what is left of it, and the rest from the month that comes', async () => {
    const { caller, charge, invoice } = await aRenewal()
    charge.amount_refunded = charge.amount
    await tell('charge.refunded', charge)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0, debt: 100 })
    account().payInvoice(invoice)
    await tell('invoice.paid', invoice)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 200, debt: 0, lifetimeCredited: 600 })
    await reconciled()
  })
})
