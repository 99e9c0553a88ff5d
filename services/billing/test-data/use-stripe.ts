import { packKeyEnum } from '@resume/proto/billing-enums'
import type { EventOutput } from '@resume/proto/events'
import type { BillingInterval, ProductKey } from '@resume/proto/limits/billing'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { itemOf, type StripeObject } from '@resume/stripe-double/objects'
import { stripeVariables } from '@resume/stripe-double/variables'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Caller, type RunningBilling, runBilling } from './running-billing.ts'
import { checkoutOf, paymentInWords, summaryInWords } from './words.ts'

/** The web app's origin in these tests. */
export const appOrigin = 'http://app.localhost:3000'

/** The gateway's. */
export const apiOrigin = 'http://api.localhost:8080'

/** A day in seconds, as Stripe counts. */
export const day = 24 * 60 * 60

/** What tests of buying do with billing and the double of Stripe. */
export interface StripeUnderTest {
  readonly billing: RunningBilling
  readonly stripe: StripeDouble
  summary(caller: Caller): Promise<ReturnType<typeof summaryInWords>>
  payments(caller: Caller): Promise<ReturnType<typeof paymentInWords>[]>
  /** Begins to buy a subscription. @returns the address of the page to pay on */
  start(caller: Caller, productKey?: ProductKey, interval?: BillingInterval): Promise<string>
  /** Begins to buy a pack of credits. @returns the address of the page to pay on */
  startPack(caller: Caller): Promise<string>
  /** Pays on a page. */
  pay(url: string): { session: StripeObject; made: StripeObject }
  /** Sends an event as Stripe does. */
  tell(type: string, object: object, options?: Parameters<StripeDouble['event']>[2]): Promise<unknown>
  /**
   * A new user who has bought a subscription.
   * @param endsInSeconds when the first period ends; a month or a year after its beginning when absent
   */
  subscribe(
    productKey?: ProductKey,
    interval?: BillingInterval,
    endsInSeconds?: number,
  ): Promise<{ caller: Caller; subscription: StripeObject }>
  /** All credits of a user expire, as hours after the end of their month. */
  expire(caller: Caller): Promise<void>
  /** The next period begins, paid or not, now; with it the former one is over. @returns its invoice */
  renew(subscription: StripeObject, isPaid: boolean): StripeObject
  /** What the other services were told of a user's subscription. */
  told(caller: Caller): EventOutput<'subscriptionChanged'>[]
  /** The ledger keeps all its rules. */
  reconciled(): Promise<void>
}

/** Starts billing and a double of Stripe before the tests of a file, and ends both after them. */
export function useStripe(): StripeUnderTest {
  let billing: RunningBilling
  let stripe: StripeDouble
  beforeAll(async () => {
    stripe = await startStripeDouble()
    billing = await runBilling({ ...stripeVariables(stripe.url), APP_ORIGINS: appOrigin, BASE_URL: apiOrigin })
  })
  afterAll(async () => {
    await billing.stop()
    await stripe.close()
  })
  beforeEach(() => {
    stripe.faults.length = 0
    stripe.broken.clear()
    stripe.beforeAnswer = () => {}
  })

  const start: StripeUnderTest['start'] = async ({ call }, productKey = 'bundle', interval = 'monthly') =>
    (await billing.client.call('StartCheckout', checkoutOf(productKey, interval), call)).url
  const pay = (url: string) => stripe.account.pay(sessionOf(url))
  const tell: StripeUnderTest['tell'] = (type, object, options = {}) => {
    const { payload, signature } = stripe.event(type, object, options)
    return billing.client.call('ReceiveProviderEvent', { payload, signature })
  }
  const summary: StripeUnderTest['summary'] = async ({ call }) =>
    summaryInWords(await billing.client.call('GetSummary', {}, call))
  return {
    get billing() {
      return billing
    },
    get stripe() {
      return stripe
    },
    summary,
    payments: async ({ call }) =>
      (await billing.client.call('ListPayments', { limit: 20, offset: 0 }, call)).items.map(paymentInWords),
    start,
    startPack: async ({ call }) =>
      (await billing.client.call('StartPackCheckout', { pack: packKeyEnum.encode('credit_pack_250') }, call)).url,
    pay,
    tell,
    subscribe: async (productKey = 'bundle', interval = 'monthly', endsInSeconds) => {
      const caller = await billing.aUserWith(0)
      const { session, made } = pay(await start(caller, productKey, interval))
      if (endsInSeconds !== undefined) {
        stripe.account.shift(made, Math.floor(Date.now() / 1000) + endsInSeconds - itemOf(made).current_period_end)
      }
      await tell('checkout.session.completed', session)
      return { caller, subscription: made }
    },
    expire: async (caller) => {
      const where = { userId: caller.userId }
      await billing.database.creditGrant.updateMany({ where, data: { expiresAt: new Date() } })
      const second = () => Math.floor(Date.now() / 1000)
      const since = second()
      /** A period that begins in the same second as the one before would be taken for it. */
      const isOver = async () => (await summary(caller)).wallet?.balance === 0 && second() > since
      await expect.poll(isOver, { timeout: 20_000 }).toBe(true)
    },
    renew: (subscription, isPaid) => {
      const item = itemOf(subscription)
      stripe.account.shift(subscription, Math.floor(Date.now() / 1000) - item.current_period_end)
      return stripe.account.renew(subscription, isPaid)
    },
    told: ({ userId }) => billing.bus.eventsOf('subscriptionChanged').filter((each) => each.userId === userId),
    reconciled: async () => expect((await billing.reconcile()).breaches).toEqual([]),
  }
}

/** The id of the checkout session whose page is at an address. */
export function sessionOf(url: string): string {
  return url.split('/').at(-1) ?? ''
}
