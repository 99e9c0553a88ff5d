import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import type { StripeObject } from '@resume/stripe-double/objects'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import type { BillingSummary } from '@resume-platform/sdk'
import { afterAll, beforeAll, expect } from 'vitest'
import { clientOf } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

/** A platform with a double of Stripe, and two gateways in front of the same services. */
export interface BillingPlatform {
  readonly stripe: StripeDouble
  readonly platform: TestPlatform
  readonly gateways: string[]
  aUser(): Promise<SignedIn>
  /** Sends an event as Stripe does, once. */
  tell(type: string, object: object): Promise<void>
  /** Buys as people do, and waits until the platform has answered the event. @returns the subscription or payment */
  buy(user: SignedIn, body: object, path?: string): Promise<StripeObject>
  /** Ends a subscription at Stripe. */
  lapse(subscription: StripeObject): Promise<void>
  /** The summary of a user's billing. */
  billingOf(user: SignedIn): Promise<BillingSummary>
}

/**
 * Starts such a platform before the tests of a file, and ends it after them.
 * @param environment what it is to run with besides
 */
export function useBillingPlatform(environment: Record<string, string> = {}): BillingPlatform {
  let stripe: StripeDouble
  let platform: TestPlatform
  let gateways: string[]
  beforeAll(async () => {
    stripe = await startStripeDouble()
    platform = await startTestPlatform({
      ...stripeVariables(stripe.url),
      BILLING_SWEEP_INTERVAL_MS: '500',
      ...environment,
    })
    const second = await platform.startReplica('gateway')
    gateways = [platform.url, `http://127.0.0.1:${second.port}`]
  })
  afterAll(async () => {
    await platform.stop()
    await stripe.close()
  })

  const tell: BillingPlatform['tell'] = async (type, object) => {
    const { payload, signature } = stripe.event(type, object)
    const headers = { 'stripe-signature': signature }
    const answer = await clientOf(platform.url).call('POST', '/billing/webhook', { body: payload, headers })
    expect(answer.body).toEqual({ success: true, message: 'Event received', data: null })
  }
  return {
    get stripe() {
      return stripe
    },
    get platform() {
      return platform
    },
    get gateways() {
      return gateways
    },
    aUser: () => signIn({ ...platform, judge: describedBy(platform.url) }),
    tell,
    buy: async ({ session }, body, path = '/billing/checkout') => {
      const answer = await session.call('POST', path, { body })
      expect(answer.body).toMatchObject({ success: true, message: 'Checkout started' })
      const { session: page, made } = stripe.account.pay(answer.body.data.url.split('/').at(-1))
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
