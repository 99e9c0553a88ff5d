import { runCommand } from '@resume/service-kit/process/run-command'
import { createPrices } from './adapters/create-prices.ts'
import { openStripe } from './adapters/stripe-client.ts'
import { readStripeAccount } from './config.ts'

/** `npm run stripe:create-prices`: creates what the catalogue sells in the account of STRIPE_SECRET_KEY. */
await runCommand(async () => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = readStripeAccount()
  process.stdout.write(`STRIPE_PRICE_IDS=${await createPrices(openStripe({ secretKey, apiBase }))}\n`)
})
