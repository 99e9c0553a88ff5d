import { randomUUID } from 'node:crypto'
import type { ResumePlatform } from '@resume-platform/sdk'
import { heading, line } from './print.ts'
import { type Place, signIn } from './sign-in.ts'

/** Enrolls the user as an affiliate, whose link a friend follows and signs up by. */
export async function referAFriend(session: ResumePlatform, stranger: ResumePlatform, place: Place): Promise<void> {
  heading('14  Refer a friend')
  const { code } = await session.affiliates.enroll()
  if (code === null) return line('you are not enrolled')
  line(`your code is ${code}`)
  const click = async () => ((await stranger.affiliates.recordClick({ code })).tracked ? 'counted' : 'not counted')
  line(`a friend follows your link: ${await click()}; again: ${await click()}`)
  const friend = await signIn(place, `friend-${randomUUID().slice(0, 8)}@example.com`)
  await friend.session.affiliates.createReferral({ code })
  const { tier, clicks, totalReferrals } = await session.affiliates.get()
  line(`clicks: ${clicks}, referrals: ${totalReferrals}, tier: ${tier}; a share of what the friend pays will be yours`)
}
