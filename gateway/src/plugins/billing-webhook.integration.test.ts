import { startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { afterAll, describe, expect, it } from 'vitest'
import { type Account, appOrigin, runGateway } from '../../test-data/running-platform.ts'

const stripe = await startStripeDouble()
const platform = runGateway({}, stripeVariables(stripe.url))
afterAll(() => stripe.close())

/** Sends an event as Stripe does: the bytes themselves, without a key, a cookie or an origin. */
async function send(payload: Buffer, signature: string, path = '/api/v1/billing/webhook'): Promise<Response> {
  return fetch(platform.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: new Uint8Array(payload),
  })
}

async function tell(type: string, object: object): Promise<void> {
  const { payload, signature } = stripe.event(type, object)
  const response = await send(payload, signature)
  expect(await response.json()).toEqual({ success: true, message: 'Event received', data: null })
}

async function buy({ session }: Account, body: object = { productKey: 'bundle', interval: 'monthly' }) {
  const { status, body: answer } = await session.call('POST', '/api/v1/billing/checkout', { body })
  expect(status).toBe(200)
  const { session: page, made } = stripe.account.pay(answer.data.url.split('/').at(-1))
  await tell('checkout.session.completed', page)
  return made
}

const planOf = async ({ session }: Account) => (await session.call('GET', '/api/v1/billing/me')).body.data

describe('a subscription, over HTTP', () => {
  it('is bought, shows, lapses and comes back with the keys that it owns', async () => {
    const account = await platform.account()
    const older = await account.createKey()
    const redirectUrl = `${appOrigin}/billing?done=1`
    const subscription = await buy(account, { productKey: 'bundle', interval: 'annual', redirectUrl })
    expect(await planOf(account)).toMatchObject({
      plan: 'BUNDLE',
      status: 'ACTIVE',
      interval: 'annual',
      canPublish: true,
      credits: { balance: 300 },
    })
    const history = (await account.session.call('GET', '/api/v1/billing/history')).body.data
    expect(history).toMatchObject({ total: 1, items: [{ itemKey: 'bundle', status: 'paid', amountCents: 14_000 }] })

    const subject = platform.visitor()
    const use = async (key: string) => (await subject.with({ 'x-api-key': key }).call('GET', '/api/v1/users/me')).status
    /** Identity learns of the subscription by an event; a key that is made after that is owned by it. */
    await expect
      .poll(async () => (await platform.identityDatabase.query('SELECT status FROM subscription_states')).rows, {
        timeout: 10_000,
      })
      .toEqual([{ status: 'ACTIVE' }])
    const { key } = await account.createKey()
    expect(await use(key)).toBe(200)
    subscription.status = 'canceled'
    await tell('customer.subscription.deleted', subscription)
    expect(await planOf(account)).toMatchObject({ plan: 'FREE', status: 'CANCELED', canPublish: false })
    await expect.poll(() => use(key), { timeout: 10_000 }).toBe(401)
    expect(await use(older.key)).toBe(200)
    await buy(account)
    await expect.poll(() => use(key), { timeout: 10_000 }).toBe(200)
  })

  it('is refused a second time, and for anything that is not sold', async () => {
    const account = await platform.account()
    const call = (path: string, body: object) => account.session.call('POST', `/api/v1/billing/${path}`, { body })
    expect((await call('portal', {})).status).toBe(409)
    for (const body of [
      { productKey: 'gold', interval: 'monthly' },
      { productKey: 'bundle', interval: 'weekly' },
      { productKey: 'bundle' },
      { productKey: 'bundle', interval: 'monthly', redirectUrl: 'https://evil.example/' },
    ]) {
      const { status, body: answer } = await call('checkout', body)
      expect(answer).toMatchObject({ success: false, message: 'Validation failed', details: [{}] })
      expect(status).toBe(400)
    }
    expect((await call('checkout', { productKey: 'ai_credits', interval: 'monthly' })).status).toBe(200)
    const second = await call('credits/checkout', { packKey: 'credit_pack_500' })
    expect([second.status, second.body.message]).toEqual([409, 'A checkout is already in progress'])
    expect((await account.session.call('POST', '/api/v1/billing/checkout/cancel')).body.data).toBeNull()
    expect((await call('credits/checkout', { packKey: 'credit_pack_500' })).status).toBe(200)
  })
})

describe('the webhook', () => {
  it('changes nothing for what Stripe did not sign for us, now', async () => {
    const account = await platform.account()
    const subscription = await buy(account)
    subscription.status = 'canceled'
    const type = 'customer.subscription.deleted'
    const now = Math.floor(Date.now() / 1000)
    const good = stripe.event(type, subscription)
    const altered = Buffer.from(good.payload)
    altered[altered.length - 2] = (altered[altered.length - 2] ?? 0) ^ 1
    const postdated = good.signature.replace(/t=(\d+)/, (_, signed) => `t=${Number(signed) + 1}`)
    const refused = {
      'a wrong secret': stripe.event(type, subscription, { secret: 'whsec_other' }),
      'an old timestamp': stripe.event(type, subscription, { at: now - 301 }),
      'an altered byte': { ...good, payload: altered },
      'another timestamp than was signed': { ...good, signature: postdated },
      'a signature of another scheme': { ...good, signature: good.signature.replace('v1=', 'v0=') },
      'no signature': { ...good, signature: '' },
    }
    for (const [what, { payload, signature }] of Object.entries(refused)) {
      const response = await send(payload, signature)
      expect([what, response.status, await response.json()]).toEqual([
        what,
        400,
        { success: false, message: 'Invalid webhook signature', statusCode: 400 },
      ])
    }
    const ignored = {
      'another account': stripe.event(type, subscription, { account: 'acct_other' }),
      'the live mode': stripe.event(type, subscription, { livemode: true }),
      'an unknown kind': stripe.event('customer.subscription_unheard_of', subscription),
      'a customer of nobody': stripe.event(type, { ...subscription, customer: 'cus_nobody' }),
      'an object that is none': stripe.event(type, []),
    }
    for (const [what, { payload, signature }] of Object.entries(ignored)) {
      const response = await send(payload, signature)
      expect([what, response.status]).toEqual([what, 200])
    }
    expect((await planOf(account)).status).toBe('ACTIVE')
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(good.payload, good.signature)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await planOf(account)).status).toBe('CANCELED')
  })

  it('hands on the bytes that were sent, and refuses what was not signed', async () => {
    const { payload, signature } = stripe.event('product.created', { id: 'prod_1', note: 'é "quoted"\\u0000' })
    expect((await send(payload, signature)).status).toBe(200)
    for (const [bytes, header] of [
      [Buffer.from(JSON.stringify(JSON.parse(payload.toString()), null, 1)), signature],
      [payload, ''],
      [Buffer.alloc(0), signature],
      [Buffer.from('{"broken'), 't=1,v1=00'],
    ] as const) {
      const response = await send(bytes, header)
      expect(await response.json()).toEqual({ success: false, message: 'Invalid webhook signature', statusCode: 400 })
    }
    expect((await send(Buffer.alloc(600_000), signature)).status).toBe(413)
    const nothing = { type: 'invoice.paid', object: 'event', created: 1, livemode: false }
    for (const event of [
      null,
      1,
      [],
      {},
      { ...nothing, id: 'evt_1' },
      { ...nothing, id: 'evt_2', data: { object: null } },
    ]) {
      const payload = JSON.stringify(event)
      expect((await send(Buffer.from(payload), stripe.sign(payload))).status, payload).toBe(200)
    }
    const wrongMethod = await fetch(`${platform.url}/api/v1/billing/webhook`)
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
