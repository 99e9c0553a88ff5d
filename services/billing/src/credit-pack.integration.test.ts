import { newId } from '@resume/service-kit/ids'
import { describe, expect, it } from 'vitest'
import { day, useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { pay, reconciled, startPack, summary, tell } = test

describe('a credit pack', () => {
  it('brings its credits in for a year, once, and a refund takes them back', async () => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await startPack(caller))
    await tell('checkout.session.completed', session)
    await tell('payment_intent.succeeded', made)
    const { wallet } = await summary(caller)
    expect(wallet).toMatchObject({ balance: 250, lifetimeCredited: 250 })
    expect(Date.parse(wallet?.nextExpiryAt ?? '') - Date.now()).toBeGreaterThan(364 * day * 1000)

    const charge = test.stripe.account.chargeOf(made)
    charge.amount_refunded = 600
    await tell('charge.refunded', charge)
    await tell('charge.refunded', charge)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 125 })
    charge.amount_refunded = 1_200
    await tell('charge.refunded', charge)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0 })
    expect(await test.payments(caller)).toMatchObject([
      { itemKey: 'credit_pack_250', status: 'refunded', refundedCents: 1_200 },
    ])
    await reconciled()
  })

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'whose refund does not go through has its credits again when Stripe tells by %s',
    async (type) => {
      const caller = await test.billing.aUserWith(0)
      const { session, made } = pay(await startPack(caller))
      await tell('checkout.session.completed', session)
      const charge = test.stripe.account.chargeOf(made)
      charge.amount_refunded = 1_200
      await tell('charge.refunded', charge)
      expect((await summary(caller)).wallet).toMatchObject({ balance: 0 })
      charge.amount_refunded = 0
      await tell(type, { id: 're_1', object: 'refund', charge: charge.id, payment_intent: made.id, status: 'failed' })
      expect((await summary(caller)).wallet).toMatchObject({ balance: 250 })
      expect(await test.payments(caller)).toMatchObject([{ status: 'paid', refundedCents: 0 }])
      await reconciled()
    },
  )

  it('under dispute loses its credits, and has them again when the dispute is won', async () => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await startPack(caller))
    await tell('checkout.session.completed', session)
    const request = { requestId: newId(), amount: 100, purpose: 'a test' }
    const { reservation } = await test.billing.client.call('ReserveCredits', request, { onBehalfOf: caller.userId })
    await test.billing.client.call(
      'CommitCredits',
      { reservationId: reservation?.id ?? '', amount: 100 },
      { onBehalfOf: caller.userId },
    )
    const charge = test.stripe.account.chargeOf(made)
    await tell('charge.dispute.created', test.stripe.account.payments.dispute(charge, 'needs_response'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0, debt: 100 })
    await tell('charge.dispute.closed', test.stripe.account.payments.dispute(charge, 'won'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 150, debt: 0 })
    await reconciled()
  })

  it('of which a part is disputed loses that share of its credits, and has it again when the dispute is won', async () => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await startPack(caller))
    await tell('checkout.session.completed', session)
    const charge = test.stripe.account.chargeOf(made)
    const { payments } = test.stripe.account
    await tell('charge.dispute.created', payments.dispute(charge, 'needs_response', 300))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 188 })
    expect(await test.payments(caller)).toMatchObject([{ status: 'disputed', refundedCents: 0 }])
    await tell('charge.dispute.closed', payments.dispute(charge, 'won'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 250 })
    expect(await test.payments(caller)).toMatchObject([{ status: 'paid' }])
    await reconciled()
  })

  it('of which one part is refunded and another disputed loses both shares, and keeps losing what was lost', async () => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await startPack(caller))
    await tell('checkout.session.completed', session)
    const charge = test.stripe.account.chargeOf(made)
    const { payments } = test.stripe.account
    charge.amount_refunded = 600
    await tell('charge.refunded', charge)
    await tell('charge.dispute.created', payments.dispute(charge, 'needs_response', 300))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 63 })
    await tell('charge.dispute.closed', payments.dispute(charge, 'won'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 125 })
    await tell('charge.dispute.closed', payments.dispute(charge, 'lost'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 63 })
    await reconciled()
  })

  it('of which more is refunded and disputed than was paid loses all of its credits, and no more', async () => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await startPack(caller))
    await tell('checkout.session.completed', session)
    const charge = test.stripe.account.chargeOf(made)
    charge.amount_refunded = 600
    await tell('charge.dispute.created', test.stripe.account.payments.dispute(charge, 'lost'))
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0, debt: 0 })
    await reconciled()
  })

  it('whose dispute was won and whose credits then expired owes, when refunded, what was spent of them', async () => {
    const caller = await test.billing.aUserWith(0)
    const { session, made } = pay(await startPack(caller))
    await tell('checkout.session.completed', session)
    const request = { requestId: newId(), amount: 100, purpose: 'a test' }
    const { reservation } = await test.billing.client.call('ReserveCredits', request, { onBehalfOf: caller.userId })
    await test.billing.client.call(
      'CommitCredits',
      { reservationId: reservation?.id ?? '', amount: 100 },
      { onBehalfOf: caller.userId },
    )
    const charge = test.stripe.account.chargeOf(made)
    await tell('charge.dispute.created', test.stripe.account.payments.dispute(charge, 'needs_response'))
    await tell('charge.dispute.closed', test.stripe.account.payments.dispute(charge, 'won'))
    const { userId } = caller
    await test.billing.database.creditGrant.updateMany({ where: { userId }, data: { expiresAt: new Date() } })
    await expect.poll(async () => (await summary(caller)).wallet?.balance, { timeout: 10_000 }).toBe(0)
    charge.amount_refunded = charge.amount
    await tell('charge.refunded', charge)
    expect((await summary(caller)).wallet).toMatchObject({ balance: 0, debt: 100 })
    await reconciled()
  })
})
