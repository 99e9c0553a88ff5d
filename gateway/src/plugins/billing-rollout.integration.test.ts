import { startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { afterAll, expect, it } from 'vitest'
import { runGateway } from '../../test-data/running-platform.ts'

const stripe = await startStripeDouble()
const adminEmail = 'admin@example.com'
const platform = runGateway(
  {},
  { ...stripeVariables(stripe.url), BILLING_ROLLOUT: 'admin', ADMIN_EMAIL: 'Admin@Example.com' },
)
afterAll(() => stripe.close())

const routes = [
  ['checkout', { productKey: 'bundle', interval: 'monthly' }],
  ['credits/checkout', { packKey: 'credit_pack_250' }],
  ['portal', {}],
] as const

it('during the rollout only the administrator buys; everybody else reads and cancels as ever', async () => {
  const account = await platform.account()
  const call = (path: string, body?: object) => account.session.call('POST', `/api/v1/billing/${path}`, { body })
  for (const [path, body] of routes) {
    const { status, body: answer } = await call(path, body)
    expect([path, status, answer]).toEqual([
      path,
      403,
      { success: false, message: 'Administrator access required', statusCode: 403 },
    ])
  }
  expect((await call('checkout', { productKey: 'gold', interval: 'monthly' })).status).toBe(400)
  expect((await call('checkout/cancel')).status).toBe(200)
  for (const path of ['me', 'history', 'credits', 'credits/history']) {
    expect((await account.session.call('GET', `/api/v1/billing/${path}`)).status).toBe(200)
  }
  /** Billing reads the list of events by itself. */
  expect(stripe.requests.filter((request) => request !== 'GET /v1/events')).toEqual([])

  const admin = await platform.account(adminEmail)
  const { status, body } = await admin.session.call('POST', '/api/v1/billing/checkout', { body: routes[0][1] })
  expect([status, body.data.url]).toEqual([200, expect.stringMatching(/^https:/)])
})
