import type { StripeObject } from '@resume/stripe-double/objects'
import type { BillingSummary } from '@resume-platform/sdk'
import { beforeAll, expect } from 'vitest'
import { clientOf } from '../client/client.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { keptShop, type ShopPlatform } from './shop-platform.ts'

/** A platform that sells, as tests of billing see it. */
export interface BillingPlatform extends Omit<ShopPlatform, 'model'> {
  /** Sends an event as Stripe does, once. */
  tell(type: string, object: object): Promise<void>
  /** Buys as people do, and waits until the platform has answered the event. @returns the subscription or payment */
  buy(user: SignedIn, body: object, path?: string): Promise<StripeObject>
  /** Ends a subscription at Stripe. */
  lapse(subscription: StripeObject): Promise<void>
  /** The summary of a user's billing. */
  billingOf(user: SignedIn): Promise<BillingSummary>
}

/** Has the platform that sells ready before the tests of a file. */
export function useBillingPlatform(): BillingPlatform {
  let shop: ShopPlatform
  beforeAll(async () => {
    shop = await keptShop()
  })

  const tell: BillingPlatform['tell'] = async (type, object) => {
    const { payload, signature } = shop.stripe.event(type, object)
    const headers = { 'stripe-signature': signature }
    const answer = await clientOf(shop.platform.url).call('POST', '/billing/webhook', { body: payload, headers })
    expect(answer.body).toEqual({ success: true, message: 'Event received', data: null })
  }
  return {
    get stripe() {
      return shop.stripe
    },
    get platform() {
      return shop.platform
    },
    get gateways() {
      return shop.gateways
    },
    aUser: () => shop.aUser(),
    tell,
    buy: async ({ session }, body, path = '/billing/checkout') => {
      const answer = await session.call('POST', path, { body })
      expect(answer.body).toMatchObject({ success: true, message: 'Checkout started' })
      const { session: page, made } = shop.stripe.account.pay(answer.body.data.url.split('/').at(-1))
      await tell('checkout.session.completed', page)
      return made
    },
    lapse: async (subscription) => {
      subscription.status = 'canceled'
      await tell('customer.subscription.deleted', subscription)
    },
    billingOf: ({ sdk }) => sdk.billing.get(),
  }
}
