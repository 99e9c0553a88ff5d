import { clientOf } from '../client/client.ts'
import { signIn } from '../client/sign-in.ts'
import type { Tour, Traveller } from './tour-of.ts'

/** Plan, payments and credits; the traveller holds a bundle. */
export async function tourBilling({ recorder, place, stripe }: Tour, { session }: Traveller): Promise<void> {
  const { record } = recorder
  await record('getBilling', 200, session)
  await record('listPayments', 200, session)
  await record('getCredits', 200, session)
  await record('listCreditTransactions', 200, session)
  await record('createPortalSession', 200, session, { body: { redirectUrl: 'http://app.localhost:3000/account' } })
  await record('createCheckout', 409, session, { body: { productKey: 'ai_credits', interval: 'monthly' } })

  const buyer = await signIn(place, 'buyer@example.com')
  await record('createPortalSession', 409, buyer.session, { body: {} })
  const wanted = { productKey: 'bundle', interval: 'annual' }
  await record('createCheckout', 200, buyer.session, { body: wanted })
  await record('createCreditCheckout', 409, buyer.session, { body: { packKey: 'credit_pack_250' } })
  await record('cancelCheckout', 200, buyer.session)
  const opened = await record('createCreditCheckout', 200, buyer.session, { body: { packKey: 'credit_pack_250' } })

  const { session: page } = stripe.account.pay(opened.body.data.url.split('/').at(-1))
  const { payload, signature } = stripe.event('checkout.session.completed', page)
  const provider = clientOf(place.url, {}, place.judge)
  const told = { body: payload, headers: { 'stripe-signature': signature } }
  await record('receiveBillingEvent', 200, provider, told)
  const forged = { body: payload, headers: { 'stripe-signature': 't=1,v1=00' } }
  await record('receiveBillingEvent', 400, provider, forged)
}
