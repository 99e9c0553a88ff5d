import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StripeDouble, secretKey, startStripeDouble } from './double.ts'

let double: StripeDouble
let stripe: Stripe
const now = Math.floor(Date.now() / 1000)

beforeAll(async () => {
  double = await startStripeDouble()
  const { hostname: host, port } = new URL(double.url)
  stripe = new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
  const happen = (type: string, daysAgo: number, more: object = {}) =>
    double.event(type, { id: type }, { id: `evt_${type}_${daysAgo}`, created: now - daysAgo * 86_400, ...more })
  happen('invoice.paid', 3)
  happen('invoice.paid', 1)
  happen('invoice.payment_failed', 2)
  happen('charge.refunded', 31)
  happen('charge.refunded', 0, { livemode: true })
  happen('charge.refunded', 0.5, { account: 'acct_other' })
})
afterAll(() => double.close())

const listed = async (params: Stripe.EventListParams) => (await stripe.events.list(params)).data.map(({ id }) => id)
const [first, second, third] = ['evt_invoice.paid_1', 'evt_invoice.payment_failed_2', 'evt_invoice.paid_3'] as const

describe('the list of events', () => {
  it('has the newest first, for 30 days, of its account and mode alone', async () => {
    expect(await listed({})).toEqual([first, second, third])
  })

  it('is limited to kinds, groups of them, and times', async () => {
    expect(await listed({ type: 'invoice.paid' })).toEqual([first, third])
    expect(await listed({ type: 'invoice.*' })).toEqual([first, second, third])
    expect(await listed({ types: ['invoice.payment_failed', 'charge.refunded'] })).toEqual([second])
    expect(await listed({ created: { gte: now - 2 * 86_400, lt: now - 86_400 } })).toEqual([second])
    expect(await listed({ created: { gt: now - 2 * 86_400, lte: now - 86_400 } })).toEqual([first])
    expect(await listed({ created: now - 3 * 86_400 })).toEqual([third])
  })

  it('tells which were delivered', async () => {
    double.account.events.delivered(second)
    expect(await listed({ delivery_success: true })).toEqual([second])
    expect(await listed({ delivery_success: false })).toEqual([first, third])
  })

  it('comes in pages', async () => {
    const page = await stripe.events.list({ limit: 2 })
    expect([page.data.length, page.has_more]).toEqual([2, true])
    expect(await listed({ limit: 2, starting_after: second })).toEqual([third])
    const all = await stripe.events.list({ limit: 1 }).autoPagingToArray({ limit: 10 })
    expect(all.map(({ id }) => id)).toEqual([first, second, third])
  })

  it.each([
    [{ starting_after: 'evt_gone' }, { code: 'resource_missing', param: 'starting_after' }],
    [{ limit: 101 }, { param: 'limit' }],
    [{ type: 'invoice.paid', types: ['invoice.paid'] }, { statusCode: 400 }],
    [{ types: Array.from({ length: 21 }, (_, nth) => `kind_${nth}`) }, { param: 'types' }],
  ])('refuses %j', async (params, refusal) => {
    await expect(listed(params)).rejects.toMatchObject(refusal)
  })
})
