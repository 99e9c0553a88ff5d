import { describe, expect, it } from 'vitest'
import { sessionOf, useStripe } from '../test-data/use-stripe.ts'

const test = useStripe()
const { subscribe, summary, tell } = test

describe('an event', () => {
  it('is refused with a wrong secret, an altered byte, an old timestamp, or no signature', async () => {
    const { caller, subscription } = await subscribe()
    subscription.status = 'canceled'
    const type = 'customer.subscription.deleted'
    const refused = { code: 'invalid_argument', message: 'Invalid webhook signature' }
    await expect(tell(type, subscription, { secret: 'whsec_other' })).rejects.toMatchObject(refused)
    const old = Math.floor(Date.now() / 1000) - 301
    await expect(tell(type, subscription, { at: old })).rejects.toMatchObject(refused)
    const { payload, signature } = test.stripe.event(type, subscription)
    await expect(
      test.billing.client.call('ReceiveProviderEvent', { payload: Buffer.from(`${payload} `), signature }),
    ).rejects.toMatchObject(refused)
    await expect(test.billing.client.call('ReceiveProviderEvent', { payload, signature: '' })).rejects.toMatchObject(
      refused,
    )
    expect((await summary(caller)).status).toBe('ACTIVE')
  })

  it('of an unknown kind, another account or the live mode is taken in and changes nothing', async () => {
    const { caller, subscription } = await subscribe()
    subscription.status = 'canceled'
    await tell('product.created', { id: 'prod_1' })
    await tell('customer.subscription.deleted', subscription, { account: 'acct_other' })
    await tell('customer.subscription.deleted', subscription, { livemode: true })
    await tell('customer.subscription.deleted', { ...subscription, customer: 'cus_nobody' })
    expect((await summary(caller)).status).toBe('ACTIVE')
  })

  it('that Stripe was too broken to explain is applied when it is sent again', async () => {
    const { caller, subscription } = await subscribe()
    subscription.status = 'canceled'
    const { payload, signature } = test.stripe.event('customer.subscription.deleted', subscription)
    test.stripe.faults.push(...Array.from({ length: 100 }, () => ({ status: 500 })))
    await expect(test.billing.client.call('ReceiveProviderEvent', { payload, signature })).rejects.toMatchObject({
      code: 'unavailable',
    })
    test.stripe.faults.length = 0
    await test.billing.client.call('ReceiveProviderEvent', { payload, signature })
    expect((await summary(caller)).status).toBe('CANCELED')
  })
})

describe('events that wait', () => {
  const past = new Date(Date.now() - 60_000)
  const event = (id: string, objectKind: string, objectId: string) => ({
    id,
    type: 'customer.subscription.deleted',
    objectKind,
    objectId,
    receivedAt: past,
    triedAt: past,
  })
  const isWaiting = async (id: string) =>
    (await test.billing.database.providerEvent.count({ where: { appliedAt: null, id } })) === 1

  it('are applied by a job, past one that cannot be', async () => {
    const { caller, subscription } = await subscribe()
    subscription.status = 'canceled'
    test.stripe.broken.add('/v1/charges/ch_broken')
    await test.billing.database.providerEvent.createMany({
      data: [event('evt_a', 'charge', 'ch_broken'), event('evt_b', 'customer', subscription.customer)],
    })
    await expect.poll(async () => (await summary(caller)).status, { timeout: 10_000 }).toBe('CANCELED')
    expect(await isWaiting('evt_a')).toBe(true)
  })

  it('about a charge that Stripe does not know end with a word in the log, and are asked about once', async () => {
    await test.billing.database.providerEvent.create({ data: event('evt_late', 'charge', 'ch_of_test_mode') })
    await expect.poll(() => isWaiting('evt_late'), { timeout: 10_000 }).toBe(false)
    expect(test.billing.logged()).toContain('ch_of_test_mode')
    expect(test.stripe.requests.filter((request) => request.endsWith('/ch_of_test_mode'))).toHaveLength(1)
  })
})

describe('an event about a charge', () => {
  const dispute = (charge: string) => ({ id: 'dp_1', object: 'dispute', charge })
  const disputed = 'charge.dispute.created'
  const tellOnce = (charge: string, id: string) => tell(disputed, dispute(charge), { id })
  const unmatched = () => test.billing.counted('provider_events_unmatched_total')
  const kept = (id: string) => test.billing.database.providerEvent.findUniqueOrThrow({ where: { id } })

  it('that Stripe does not know is taken in, and ends with a word in the log and in the metrics', async () => {
    const before = await unmatched()
    await tellOnce('ch_gone', 'evt_gone')
    expect((await kept('evt_gone')).appliedAt).not.toBeNull()
    const line = test.billing
      .logged()
      .split('\n')
      .find((each) => each.includes('ch_gone'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'warn', id: 'evt_gone', chargeId: 'ch_gone' })
    await tellOnce('ch_gone', 'evt_gone')
    expect(test.stripe.requests.filter((request) => request.endsWith('/ch_gone'))).toHaveLength(1)
    expect(await unmatched()).toBe(before + 1)
  })

  it('that nobody of ours paid is taken in without a word', async () => {
    const { payments } = test.stripe.account
    const charge = payments.chargeOf(payments.add('cus_of_another_shop', 1_000, {}).id)
    await tellOnce(charge.id, 'evt_other')
    expect((await kept('evt_other')).appliedAt).not.toBeNull()
    expect(test.billing.logged()).not.toContain(charge.id)
  })

  it('is tried again while Stripe fails to tell of the charge', async () => {
    test.stripe.broken.add('/v1/charges/ch_later')
    await expect(tellOnce('ch_later', 'evt_later')).rejects.toMatchObject({ code: 'unavailable' })
    expect((await kept('evt_later')).appliedAt).toBeNull()
    test.stripe.broken.delete('/v1/charges/ch_later')
    await tellOnce('ch_later', 'evt_later')
    expect((await kept('evt_later')).appliedAt).not.toBeNull()
  })
})

describe('a user who is erased', () => {
  it('is no customer any more, and pays nothing more', async () => {
    const { caller, subscription } = await subscribe()
    test.billing.bus.publish('userDeleted', { userId: caller.userId })
    await expect.poll(() => subscription.status, { timeout: 20_000 }).toBe('canceled')
    await expect
      .poll(() => test.billing.database.customer.count({ where: { userId: caller.userId } }), { timeout: 10_000 })
      .toBe(0)
    await tell('customer.subscription.deleted', subscription)
    const left = () => test.billing.database.subscription.count({ where: { userId: caller.userId } })
    await expect.poll(left, { timeout: 10_000 }).toBe(0)
  })

  it('can pay on no page that was opened before', async () => {
    const caller = await test.billing.aUserWith(0)
    const page = test.stripe.account.session(sessionOf(await test.start(caller)))
    test.billing.bus.publish('userDeleted', { userId: caller.userId })
    await expect.poll(() => test.stripe.account.customers.has(page.customer), { timeout: 20_000 }).toBe(false)
    expect(page.status).toBe('expired')
  })

  it('is no customer either when Stripe answers with the first one after the erasure', async () => {
    const caller = await test.billing.aUserWith(0)
    const { userId } = caller
    const { checkout, customer, wallet } = test.billing.database
    const before = new Set(test.stripe.account.customers.keys())
    const made = () => [...test.stripe.account.customers.keys()].filter((id) => !before.has(id))
    const erased = Promise.withResolvers<void>()
    /** For the repeat, too, which a busy machine may need. */
    test.stripe.faults.push({ answerAfter: erased.promise }, { answerAfter: erased.promise })
    const late = test.start(caller).catch((error: unknown) => error)
    await expect.poll(made, { timeout: 10_000 }).toHaveLength(1)
    test.billing.bus.publish('userDeleted', { userId })
    await expect.poll(() => wallet.count({ where: { userId, erasedAt: { not: null } } }), { timeout: 10_000 }).toBe(1)
    erased.resolve()
    expect(await late).toMatchObject({ code: 'unauthenticated' })
    await expect.poll(made, { timeout: 20_000 }).toEqual([])
    await expect.poll(() => customer.count({ where: { userId } }), { timeout: 10_000 }).toBe(0)
    await expect.poll(() => checkout.count({ where: { userId } }), { timeout: 10_000 }).toBe(0)
  })

  it('is no customer either when one takes the place of a deleted one while that is removed', async () => {
    const { caller, subscription } = await subscribe()
    const { userId } = caller
    const goneId = subscription.customer
    test.stripe.account.deleteCustomer(goneId)
    await tell('customer.subscription.deleted', subscription)
    const before = new Set(test.stripe.account.customers.keys())
    const made = () => [...test.stripe.account.customers.keys()].filter((id) => !before.has(id))
    const [removing, replaced] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    /** Stripe refuses the page, tells of the former customer, is asked for another one, and then to delete the former one. */
    test.stripe.faults.push(...Array.from({ length: 4 }, () => ({ delayMs: 0 })))
    test.stripe.faults.push({ answerAfter: removing.promise }, { answerAfter: replaced.promise })
    const late = test.start(caller).catch((error: unknown) => error)
    await expect.poll(made, { timeout: 10_000 }).toHaveLength(1)
    test.billing.bus.publish('userDeleted', { userId })
    const deletion = `DELETE /v1/customers/${goneId}`
    await expect.poll(() => test.stripe.requests, { timeout: 10_000 }).toContain(deletion)
    removing.resolve()
    expect(await late).toMatchObject({ code: 'unauthenticated' })
    replaced.resolve()
    await expect.poll(made, { timeout: 20_000 }).toEqual([])
    const { customer } = test.billing.database
    await expect.poll(() => customer.count({ where: { userId } }), { timeout: 10_000 }).toBe(0)
  })

  it('is no customer either when the first checkout and the erasure race', async () => {
    const before = new Set(test.stripe.account.customers.keys())
    const left = () => [...test.stripe.account.customers.keys()].filter((id) => !before.has(id))
    const { customer, wallet } = test.billing.database
    const callers = await Promise.all(Array.from({ length: 30 }, () => test.billing.aUserWith(0)))
    const userId = { in: callers.map((caller) => caller.userId) }
    await Promise.all(
      callers.map(async (caller) => {
        const started = test.start(caller).catch(() => undefined)
        test.billing.bus.publish('userDeleted', { userId: caller.userId })
        await started
      }),
    )
    await expect
      .poll(() => wallet.count({ where: { userId, erasedAt: { not: null } } }), { timeout: 20_000 })
      .toBe(callers.length)
    await expect.poll(left, { timeout: 20_000 }).toEqual([])
    await expect.poll(() => customer.count({ where: { userId } }), { timeout: 10_000 }).toBe(0)
  })
})
