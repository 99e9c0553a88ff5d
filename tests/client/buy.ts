import { setTimeout as wait } from 'node:timers/promises'
import type { StripeDouble } from '@resume/stripe-double/double'
import { clientOf } from './client.ts'
import type { SignedIn } from './sign-in.ts'

/** Where somebody buys: a platform, and the double of Stripe that it uses. */
export interface Shop {
  url: string
  stripe: StripeDouble
}

/** Buys as people do, on Stripe's page; the platform is told as by Stripe. */
async function buy({ url, stripe }: Shop, { session }: SignedIn, path: string, body: object): Promise<void> {
  const answer = await session.call('POST', path, { body })
  if (answer.status !== 200) throw new Error(`no checkout: ${answer.status} ${answer.text}`)
  const { session: page } = stripe.account.pay(answer.body.data.url.split('/').at(-1))
  const { payload, signature } = stripe.event('checkout.session.completed', page)
  const headers = { 'stripe-signature': signature }
  const told = await clientOf(url).call('POST', '/billing/webhook', { body: payload, headers })
  if (told.status !== 200) throw new Error(`not taken in: ${told.status} ${told.text}`)
}

/** Buys the bundle by the month, 300 credits, and waits until the scans know of it. */
export async function buyBundle(shop: Shop, user: SignedIn): Promise<void> {
  await buy(shop, user, '/billing/checkout', { productKey: 'bundle', interval: 'monthly' })
  for (const until = Date.now() + 20_000; Date.now() < until; await wait(50)) {
    const { body } = await user.session.call('GET', '/ats/quota')
    if (body.data?.tier === 'bundle') return
  }
  throw new Error('the subscription does not show')
}

/** Buys 250 credits and no subscription. */
export function buyCredits(shop: Shop, user: SignedIn): Promise<void> {
  return buy(shop, user, '/billing/credits/checkout', { packKey: 'credit_pack_250' })
}

/** Buys Portfolio Pro by the month. */
export function buyPortfolioPro(shop: Shop, user: SignedIn): Promise<void> {
  return buy(shop, user, '/billing/checkout', { productKey: 'portfolio_pro', interval: 'monthly' })
}
