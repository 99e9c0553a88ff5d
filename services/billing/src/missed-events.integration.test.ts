import type { StripeObject } from '@resume/stripe-double/objects'
import { beforeEach, describe, expect, it } from 'vitest'
import { useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { pay, payments, reconciled, renew, startPack, subscribe, summary, tell } = test
const account = () => test.stripe.account
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000)
const readings = () => test.billing.database.providerEventReading
const readingOf = () => readings().findUnique({ where: { isLive: false } })
const isKept = async (id: string) => (await test.billing.database.providerEvent.count({ where: { id } })) === 1
const missed = () => test.billing.counted('provider_events_missed_total')
const requests = (to: string) => test.stripe.requests.filter((request) => request === to).length

/** Something happens at Stripe of which its webhook never tells. @returns the event's ID */
const happen = (type: string, object: object, minutesAgo = 30) =>
  test.stripe.event(type, object, { created: inSeconds(ago(minutesAgo)) }).id

/** The events since a moment are to be read. */
const readSince = (minutesAgo: number) => readings().updateMany({ data: { seenUntil: ago(minutesAgo) } })
/** They have been read. */
const wasRead = async () => {
  const isRead = async () => ((await readingOf())?.seenUntil ?? ago(600)) > ago(15)
  await expect.poll(isRead, { timeout: 20_000 }).toBe(true)
}

async function aPack() {
  const caller = await test.billing.aUserWith(0)
  const { session, made } = pay(await startPack(caller))
  return { caller, session, made, charge: account().chargeOf(made) }
}

beforeEach(() => readings().updateMany({ data: { seenUntil: ago(10), until: null, after: null } }))

describe('an event that never arrives has its effect all the same', () => {
  it('a refund of a pack, whose buyer has no subscription', async () => {
    const { caller, session, charge } = await aPack()
    await tell('checkout.session.completed', session)
    charge.amount_refunded = charge.amount
    const before = await missed()
    happen('charge.refunded', charge)
    await readSince(90)
    const balance = async () => (await summary(caller)).wallet?.balance
    await expect.poll(balance, { timeout: 20_000 }).toBe(0)
    expect(await payments(caller)).toMatchObject([{ status: 'refunded', refundedCents: 1_200 }])
    expect(await missed()).toBe(before + 1)
    await reconciled()
  })

  it('a dispute, and that it was won', async () => {
    const { caller, session, charge } = await aPack()
    await tell('checkout.session.completed', session)
    const balance = async () => (await summary(caller)).wallet?.balance
    for (const [type, status, left] of [
      ['charge.dispute.created', 'needs_response', 0],
      ['charge.dispute.closed', 'won', 250],
    ] as const) {
      happen(type, account().payments.dispute(charge, status))
      await readSince(90)
      await expect.poll(balance, { timeout: 20_000 }).toBe(left)
      await wasRead()
    }
    await reconciled()
  })

  it('an invoice that was paid, a whole period before the subscription would be read again', async () => {
    const { caller, subscription } = await subscribe('bundle')
    await test.expire(caller)
    happen('invoice.paid', renew(subscription, true))
    await readSince(90)
    const credited = async () => (await summary(caller)).wallet?.lifetimeCredited
    await expect.poll(credited, { timeout: 20_000 }).toBe(600)
  })

  it('a pack that was bought after the moment to which a restored database leads back', async () => {
    const { caller, made } = await aPack()
    const { userId } = caller
    /** Nothing knows of the page any more. */
    await test.billing.database.checkout.deleteMany({ where: { userId } })
    happen('payment_intent.succeeded', made, 40 * 60)
    await readSince(48 * 60)
    const balance = async () => (await summary(caller)).wallet?.balance
    await expect.poll(balance, { timeout: 20_000 }).toBe(250)
    expect(await payments(caller)).toMatchObject([{ itemKey: 'credit_pack_250', status: 'paid' }])
  })
})

describe('the events of Stripe', () => {
  const customer = (): StripeObject => ({ id: 'in_1', customer: 'cus_of_another_shop', created: 0 })

  it('are read back three days when nobody knows where the last reading ended', async () => {
    const [older, newer] = [
      happen('invoice.paid', customer(), 4 * 24 * 60),
      happen('invoice.paid', customer(), 2 * 24 * 60),
    ]
    await readings().deleteMany()
    await expect.poll(() => isKept(newer), { timeout: 20_000 }).toBe(true)
    await wasRead()
    expect(await isKept(older)).toBe(false)
  })

  it('are read to the end, page by page, though Stripe fails in between and the process is killed', async () => {
    const ids = Array.from({ length: 120 }, (_, nth) => happen('invoice.paid', customer(), 200 + nth / 10))
    test.stripe.beforeAnswer = (request) => {
      if (request === 'GET /v1/events') test.stripe.broken.add('/v1/events')
    }
    await readSince(300)
    const isUnderWay = async () => ids.includes((await readingOf())?.after ?? '')
    await expect.poll(isUnderWay, { timeout: 20_000 }).toBe(true)
    expect([await isKept(ids[0] ?? ''), await isKept(ids[119] ?? '')]).toEqual([true, false])
    test.stripe.beforeAnswer = () => {}
    await test.billing.crash()
    test.stripe.broken.clear()
    /** Its lease would be over some time later. */
    await test.billing.database.jobLease.deleteMany({ where: { name: 'read-provider-events' } })
    const lists = requests('GET /v1/events')
    await test.billing.restart()
    await wasRead()
    expect(requests('GET /v1/events') - lists).toBe(2)
    const kept = await test.billing.database.providerEvent.count({ where: { id: { in: ids } } })
    expect([kept, (await readingOf())?.after]).toEqual([120, null])
  })

  it('are read from the beginning when Stripe has forgotten the one to go on from', async () => {
    const id = happen('invoice.paid', customer())
    await readings().updateMany({ data: { seenUntil: ago(90), until: ago(80), after: 'evt_forgotten' } })
    await expect.poll(() => isKept(id), { timeout: 20_000 }).toBe(true)
    await wasRead()
  })

  it('are read once an hour by all processes together, and what has come already is left alone', async () => {
    await test.billing.another()
    const { caller, subscription } = await subscribe()
    const came = await tell('invoice.paid', subscription, { id: 'evt_came', created: inSeconds(ago(30)) })
    expect(came).toBeDefined()
    const [lists, before] = [requests('GET /v1/events'), await missed()]
    const kept = await test.billing.database.providerEvent.findUniqueOrThrow({ where: { id: 'evt_came' } })
    await readSince(90)
    await wasRead()
    const last = happen('customer.subscription.updated', subscription, 0)
    await readings().updateMany({ data: { seenUntil: ago(69) } })
    await expect.poll(async () => (await summary(caller)).status).toBe('ACTIVE')
    expect([requests('GET /v1/events') - lists, (await missed()) - before]).toEqual([1, 0])
    expect(await test.billing.database.providerEvent.findUnique({ where: { id: 'evt_came' } })).toEqual(kept)
    expect(await isKept(last)).toBe(false)
  })
})
