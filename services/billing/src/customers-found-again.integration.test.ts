import { newId } from '@resume/service-kit/ids'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { as } from '@resume/test-kit/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { sessionOf } from '../test-data/use-stripe.ts'
import { checkoutOf, summaryInWords } from '../test-data/words.ts'

const adminEmail = 'admin@example.com'
const administrator = as({
  kind: 'session',
  userId: newId(),
  sessionId: newId(),
  email: adminEmail,
  emailVerified: true,
})
let stripe: StripeDouble
/** The platform as it was, and as a backup from before the first payment brings it back: with one Stripe, and other databases. */
let lost: RunningBilling
let restored: RunningBilling

beforeAll(async () => {
  stripe = await startStripeDouble()
  const variables = { ...stripeVariables(stripe.url), ADMIN_EMAIL: adminEmail }
  lost = await runBilling(variables)
  restored = await runBilling(variables)
})
afterAll(async () => {
  await lost.stop()
  await restored.stop()
  await stripe.close()
})

/** Somebody who subscribed for the first time after the backup. */
async function subscriber(): Promise<Caller> {
  const caller = await lost.aUserWith(0)
  const { url } = await lost.client.call('StartCheckout', checkoutOf('bundle', 'monthly'), caller.call)
  const { session } = stripe.account.pay(sessionOf(url))
  const { payload, signature } = stripe.event('checkout.session.completed', session)
  /** Sent again from Stripe's dashboard: nobody knows whose it is. */
  for (const { client } of [lost, restored]) await client.call('ReceiveProviderEvent', { payload, signature })
  return caller
}
const summary = async ({ call }: Caller) => summaryInWords(await restored.client.call('GetSummary', {}, call))
const sync = (userId: string) => restored.client.call('SyncSubscription', { userId, reason: 'restored' }, administrator)

describe('a user who became a customer after the backup that was restored', () => {
  it('has the subscription and its credits again once the administrator reads them, and each once', async () => {
    const caller = await subscriber()
    expect(await summary(caller)).toMatchObject({ plan: 'FREE', wallet: { balance: 0 } })
    await Promise.all([sync(caller.userId), sync(caller.userId)])
    await sync(caller.userId)
    expect(await summary(caller)).toMatchObject({ plan: 'BUNDLE', status: 'ACTIVE', wallet: { balance: 300 } })
    expect((await restored.reconcile()).breaches).toEqual([])
  })

  it('is followed from then on', async () => {
    const caller = await subscriber()
    await sync(caller.userId)
    const subscription = [...stripe.account.subscriptions.values()].at(-1)
    if (!subscription) throw new Error('there is a subscription')
    subscription.status = 'canceled'
    const { payload, signature } = stripe.event('customer.subscription.deleted', subscription)
    await restored.client.call('ReceiveProviderEvent', { payload, signature })
    expect((await summary(caller)).status).toBe('CANCELED')
  })

  it('is nobody when Stripe has no such customer, or has had one', async () => {
    await expect(sync(newId())).rejects.toMatchObject({ code: 'not_found' })
    const caller = await subscriber()
    const [id = ''] = [...stripe.account.customers.keys()].slice(-1)
    stripe.account.deleteCustomer(id)
    await expect(sync(caller.userId)).rejects.toMatchObject({ code: 'not_found' })
  })
})
