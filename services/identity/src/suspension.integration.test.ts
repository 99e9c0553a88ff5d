import { as, aUser } from '@resume/test-kit/callers'
import { holdTable, waitingStatements } from '@resume/test-kit/locks'
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

/** Whether a statement waits for somebody's lock. @param statement how it begins */
const waits = async (statement: string) =>
  (await waitingStatements(identity.database, `^\\s*${statement}`)).length === 1

describe('a rotation of a key', () => {
  /** How many statements wait for somebody's lock. */
  const waiting = async () => (await waitingStatements(identity.database)).length

  it.each<[string, (owner: { userId: string; email: string }) => Promise<unknown>]>([
    ['a suspension', ({ userId }) => suspend(userId, true)],
    [
      'the end of the account',
      ({ userId, email }) => identity.client.call('DeleteUser', { confirm: email }, as(aUser(userId))),
    ],
  ])('and %s that begins before it is done do not hold each other up', async (_, end) => {
    const owner = await identity.signIn()
    const me = as(aUser(owner.userId))
    const { apiKey } = await identity.client.call('CreateApiKey', { name: 'a key' }, me)
    /** The rotation has its key, and can change nothing. */
    const letGo = await holdTable(identity.database, 'api_keys')
    const rotated = identity.client.call('RotateApiKey', { id: apiKey?.id ?? '' }, me)
    await expect.poll(waiting).toBe(1)
    const ended = end(owner)
    await expect.poll(waiting).toBe(2)
    const outcomes = await Promise.allSettled([letGo(), rotated, ended])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })
})

describe('a sign-in', () => {
  it('to an account that ends meanwhile is one with a code that is not good any more', async () => {
    const { userId, email } = await identity.signIn()
    await requestCode(identity.http, email)
    const otp = await identity.codeFor(email)
    /** The account ends, and that is told to nobody yet. */
    const letGo = await holdTable(identity.database, 'outbox_events')
    const ended = identity.client.call('DeleteUser', { confirm: email }, as(aUser(userId)))
    await expect.poll(() => waits('with written')).toBe(true)
    const signedIn = identity.http('POST', '/sign-in/email-otp', { body: { email, otp } })
    await expect.poll(() => waits('select suspended_at')).toBe(true)
    await Promise.all([letGo(), ended])
    const answer = await signedIn
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'sign_in_code_invalid'])
  })
})
