import { type StripeDouble, secretKey, startStripeDouble } from '@resume/stripe-double/double'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPrices } from './adapters/create-prices.ts'
import { openStripe } from './adapters/stripe-client.ts'
import { readBillingConfig } from './config.ts'
import { priceKeys } from './domain/catalog.ts'

let stripe: StripeDouble
beforeAll(async () => {
  stripe = await startStripeDouble()
})
afterAll(() => stripe.close())

it('creates every price once, and prints what the configuration reads', async () => {
  const client = openStripe({ secretKey, apiBase: stripe.url })
  const printed = await createPrices(client)
  expect(await createPrices(client)).toBe(printed)
  const { priceIds } = readBillingConfig({
    BILLING_DATABASE_URL: 'postgresql://localhost/billing',
    STRIPE_PRICE_IDS: printed,
  })
  expect([...priceIds.keys()]).toEqual(priceKeys)
  expect(new Set(priceIds.values()).size).toBe(priceKeys.length)
})
