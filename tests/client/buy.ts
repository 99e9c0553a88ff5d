import { setTimeout as wait } from 'node:timers/promises'
import type { StripeDouble } from '@resume/stripe-double/double'
import type { HostedPage, ResumePlatform } from '@resume-platform/sdk'
import { clientOf } from './client.ts'

/** Where somebody buys: a platform, and the double of Stripe that it uses. */
export interface Shop {
  url: string
  stripe: StripeDouble
}

/** Who buys: whoever has the SDK with a session. */
interface Buyer {
  sdk: ResumePlatform
}

/** Pays on Stripe's page, as people do; the platform is told as by Stripe. */
async function pay({ url, stripe }: Shop, page: HostedPage): Promise<void> {
  const { session } = stripe.account.pay(page.url.split('/').at(-1) ?? '')
  const { payload, signature } = stripe.event('checkout.session.completed', session)
  const headers = { 'stripe-signature': signature }
  const told = await clientOf(url).call('POST', '/billing/webhook', { body: payload, headers })
  if (told.status !== 200) throw new Error(`not taken in: ${told.status} ${told.text}`)
}

/** Buys the bundle by the month, 300 credits, and waits until the scans know of it. */
export async function buyBundle(shop: Shop, { sdk }: Buyer): Promise<void> {
  await pay(shop, await sdk.billing.createCheckout({ productKey: 'bundle', interval: 'monthly' }))
  for (const until = Date.now() + 20_000; Date.now() < until; await wait(50)) {
    if ((await sdk.ats.getQuota()).tier === 'bundle') return
  }
  throw new Error('the subscription does not show')
}

/** Buys 250 credits and no subscription. */
export async function buyCredits(shop: Shop, { sdk }: Buyer): Promise<void> {
  await pay(shop, await sdk.billing.createCreditCheckout({ packKey: 'credit_pack_250' }))
}

/** Buys Portfolio Pro by the month. */
export async function buyPortfolioPro(shop: Shop, { sdk }: Buyer): Promise<void> {
  await pay(shop, await sdk.billing.createCheckout({ productKey: 'portfolio_pro', interval: 'monthly' }))
}
