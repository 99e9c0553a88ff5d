import { createPrices } from './adapters/create-prices.ts'
import { openStripe } from './adapters/stripe-client.ts'
import { readBillingConfig } from './config.ts'

/** `npm run stripe:create-prices`: creates what the catalogue sells in the account of STRIPE_SECRET_KEY. */
const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = readBillingConfig()
if (secretKey === undefined) {
  process.stderr.write('STRIPE_SECRET_KEY is required\n')
  process.exit(1)
}
process.stdout.write(`STRIPE_PRICE_IDS=${await createPrices(openStripe({ secretKey, apiBase }))}\n`)
