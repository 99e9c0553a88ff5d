import { clientOf } from '../client/client.ts'
import { signIn } from '../client/sign-in.ts'
import type { Tour } from './tour-of.ts'

/** The affiliate program: somebody refers a user, who pays. */
export async function tourAffiliates({ recorder, place, stripe, visitor }: Tour): Promise<void> {
  const { record } = recorder
  const { session } = await signIn(place, 'affiliate@example.com')
  await session.call('PUT', '/users/me/name', { body: { name: 'Grace Hopper' } })
  const enrolled = await record('enrollAffiliate', 200, session)
  const { code } = enrolled.body.data
  await record('recordAffiliateClick', 200, visitor, { body: { code, referrerHost: 'blog.example.com' } })
  await record('recordAffiliateClick', 404, visitor, { body: { code: 'zzzzzzzzzz' } })

  const referred = await signIn(place, 'referred@example.com')
  await record('createReferral', 404, referred.session, { body: { code: 'zzzzzzzzzz' } })
  await record('createReferral', 201, referred.session, { body: { code } })
  await record('createReferral', 409, referred.session, { body: { code } })

  const opened = await referred.session.call('POST', '/billing/credits/checkout', {
    body: { packKey: 'credit_pack_250' },
  })
  const { session: page, made } = stripe.account.pay(opened.body.data.url.split('/').at(-1))
  made.amount_received = 250_000
  const { payload, signature } = stripe.event('checkout.session.completed', page)
  const provider = clientOf(place.url, {}, place.judge)
  await provider.call('POST', '/billing/webhook', { body: payload, headers: { 'stripe-signature': signature } })

  await record('requestWithdrawal', 201, session, { body: { amountCents: 2_500 } })
  await record('requestWithdrawal', 409, session, { body: { amountCents: 2_500 } })
  await record('getAffiliate', 200, session)
  await record('getAffiliateLeaderboard', 200, visitor, { query: { period: 'all_time' } })
}
