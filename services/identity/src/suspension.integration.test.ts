import { as, aUser } from '@resume/test-kit/callers'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptIdentity, type RunningIdentity, requestCode, sessionCookieOf } from '../test-data/running-identity.ts'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await keptIdentity()
})

const administrator = as(aUser())
const suspend = (userId: string, suspended: boolean) =>
  identity.client.call('SetUserSuspension', { userId, suspended, reason: 'a race' }, administrator)

describe('a suspension', () => {
  it('leaves no session to a sign-in that comes at the same time', async () => {
    const { userId, email } = await identity.signIn()
    for (let round = 0; round < 8; round++) {
      await requestCode(identity.http, email)
      const otp = await identity.codeFor(email)
      const [answer] = await Promise.all([
        identity.http('POST', '/sign-in/email-otp', { body: { email, otp } }),
        new Promise((resolve) => setTimeout(resolve, round * 4)).then(() => suspend(userId, true)),
      ])
      expect([200, 403]).toContain(answer.status)
      if (answer.status === 403) expect(answer.headers.get('x-error-code')).toBe('account_suspended')
      const cookie = sessionCookieOf(answer)
      if (cookie) {
        const used = identity.client.call('AuthenticateSession', { cookie })
        await expect(used).rejects.toMatchObject({ code: 'unauthenticated' })
      }
      expect(await identity.database.session.count({ where: { userId } })).toBe(0)
      await suspend(userId, false)
    }
  })

  it('is told once, however often it is asked for', async () => {
    const { userId } = await identity.signIn()
    await Promise.all(Array.from({ length: 6 }, () => suspend(userId, true)))
    const told = () => identity.bus.eventsOf('adminActed').filter(({ subjectId }) => subjectId === userId)
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(1)
    await suspend(userId, false)
    await expect.poll(() => told().map(({ action }) => action)).toEqual(['user.suspend', 'user.restore'])
  })
})
