import { type StripeDouble, secretKey, startStripeDouble, webhookSecret } from '@resume/stripe-double/double'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPrices } from './adapters/create-prices.ts'
import { createStripe } from './adapters/stripe.ts'
import { openStripe } from './adapters/stripe-client.ts'
import { createReadPrice } from './adapters/stripe-prices.ts'
import { readBillingConfig } from './config.ts'
import { priceKeys } from './domain/catalog.ts'

let stripe: StripeDouble
beforeAll(async () => {
  stripe = await startStripeDouble()
})
afterAll(() => stripe.close())

const configured = (printed: string) =>
  readBillingConfig({ BILLING_DATABASE_URL: 'postgresql://localhost/billing', STRIPE_PRICE_IDS: printed })

it('creates every price once, and prints what the configuration reads', async () => {
  const client = openStripe({ secretKey, apiBase: stripe.url })
  const printed = await createPrices(client)
  expect(await createPrices(client)).toBe(printed)
  const { priceIds } = configured(printed)
  expect([...priceIds.keys()]).toEqual(priceKeys)
  expect(new Set([...priceIds.values()].flat()).size).toBe(priceKeys.length)
})

it('replaces a price that was archived, and who pays the former one keeps what it is for', async () => {
  const client = openStripe({ secretKey, apiBase: stripe.url })
  const former = await createPrices(client)
  const [formerId = ''] = configured(former).priceIds.get('bundle_monthly') ?? []
  Object.assign(stripe.account.prices.get(formerId) ?? {}, { active: false, unit_amount: 1_200 })
  const printed = await createPrices(client)
  const { priceIds } = configured(`${printed},bundle_monthly=${formerId}`)
  const [newId = ''] = configured(printed).priceIds.get('bundle_monthly') ?? []
  expect(priceIds.get('bundle_monthly')).toEqual([newId, formerId])
  const bundle = { productKey: 'bundle', interval: 'monthly' } as const
  const readPrice = createReadPrice(priceIds)
  for (const id of [newId, formerId]) expect(readPrice({ id, lookup_key: null })).toEqual(bundle)

  const provider = createStripe({ secretKey, webhookSecret, apiBase: stripe.url, priceIds })
  const customerId = await provider.createCustomer({ userId: 'a user', email: 'a@example.com' })
  const order = { id: 'a checkout', userId: 'a user', customerId, redirectUrl: 'http://localhost/' }
  const page = await provider.openCheckout({ ...order, item: { kind: 'subscription', ...bundle } })
  expect(stripe.account.session(page?.sessionId ?? '').price).toBe(newId)
})
