import { priceIds } from './objects.ts'
import { secretKey, webhookSecret } from './secrets.ts'

/** The variables that lead billing to a double. */
export function stripeVariables(url: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: url,
    STRIPE_PRICE_IDS: Object.keys(priceIds)
      .map((id) => `${id.replace('price_', '')}=${id}`)
      .join(','),
  }
}
