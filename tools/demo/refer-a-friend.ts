import { randomUUID } from 'node:crypto'
import type { Api } from './api.ts'
import { heading, line } from './print.ts'
import { type Place, signIn } from './sign-in.ts'

interface Affiliate {
  code: string
  tier: string
  clicks: number
  totalReferrals: number
}

/** Enrolls the user as an affiliate, whose link a friend follows and signs up by. */
export async function referAFriend(api: Api, session: Record<string, string>, place: Place): Promise<void> {
  heading('14  Refer a friend')
  const { code } = await api.call<Affiliate>('POST', '/affiliates/enroll', { headers: session })
  line(`your code is ${code}`)
  const fromPage = { origin: place.origin }
  const click = () => api.call<{ tracked: boolean }>('POST', '/affiliates/click', { body: { code }, headers: fromPage })
  const [first, again] = [await click(), await click()]
  line(
    `a friend follows your link: ${first.tracked ? 'counted' : 'not counted'}; again: ${again.tracked ? 'counted' : 'not counted'}`,
  )
  const friend = await signIn(api, place, `friend-${randomUUID().slice(0, 8)}@example.com`)
  await api.call('POST', '/affiliates/referral', { body: { code }, headers: friend.session })
  const { tier, clicks, totalReferrals } = await api.call<Affiliate>('GET', '/affiliates/me', { headers: session })
  line(`clicks: ${clicks}, referrals: ${totalReferrals}, tier: ${tier}; a share of what the friend pays will be yours`)
}
