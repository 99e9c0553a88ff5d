import { newId } from '@resume/service-kit/ids'
import { as, aUser } from '@resume/test-kit/callers'
import { holdTable, waitingStatements } from '@resume/test-kit/locks'
import { beforeAll, describe, expect, it } from 'vitest'
import { cookieName, keptIdentity, type RunningIdentity, sessionCookieOf } from '../test-data/running-identity.ts'
import { cookieHashOf } from './domain/session-cookie.ts'

const day = 24 * 60 * 60 * 1000
const nobody = { code: 'unauthenticated', message: 'Authentication required' }

let identity: RunningIdentity
beforeAll(async () => {
  identity = await keptIdentity()
})

const authenticate = (cookie: string) => identity.client.call('AuthenticateSession', { cookie })
const getSession = async (cookie: string) => {
  const answer = await identity.http('GET', '/get-session', { cookie })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { user: { id: string; name: string } } | null
}

/** A cookie with its signature in the other spellings that decode to the same bytes. */
function otherSpellings(cookie: string): string[] {
  const at = cookie.length - 2
  const base64 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/']
  const group = base64.indexOf(cookie[at] ?? '') & ~3
  const all = base64.slice(group, group + 4).map((last) => `${cookie.slice(0, at)}${last}=`)
  return all.filter((spelled) => spelled !== cookie)
}

describe('a session', () => {
  it('tells whose it is, over gRPC and over HTTP, and lives 30 days', async () => {
    const { userId, email, cookie } = await identity.signIn()
    const found = await authenticate(cookie)
    expect(found).toMatchObject({ userId, email, emailVerified: true })
    expect(found.setCookie).toBeUndefined()
    const left = Date.parse(found.expiresAt) - Date.now()
    expect(left).toBeGreaterThan(29.9 * day)
    expect(left).toBeLessThanOrEqual(30 * day)
    expect(await getSession(cookie)).toMatchObject({ user: { id: userId, email }, session: { userId } })
  })

  it('is prolonged when it is used a day after it was last', async () => {
    const { cookie, userId } = await identity.signIn()
    const data = { expiresAt: new Date(Date.now() + 28.5 * day) }
    await identity.database.session.updateMany({ where: { userId }, data })
    const found = await authenticate(cookie)
    expect(Date.parse(found.expiresAt) - Date.now()).toBeGreaterThan(29.9 * day)
    expect(found.setCookie).toContain(`${cookieName}=`)
    expect((await authenticate(cookie)).setCookie).toBeUndefined()
  })

  it('that has expired is none', async () => {
    const { cookie, userId } = await identity.signIn()
    await identity.database.session.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1) } })
    await expect(authenticate(cookie)).rejects.toMatchObject(nobody)
    expect(await getSession(cookie)).toBeNull()
  })

  it('is not found by a cookie with another signature, or without one', async () => {
    const { cookie } = await identity.signIn()
    const [token = ''] = cookie.split('.')
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `x${cookie}`, '', 'nonsense']) {
      await expect(authenticate(forged)).rejects.toMatchObject(nobody)
      expect(await getSession(forged)).toBeNull()
    }
  })

  it('that was signed out is gone at once and for good, with its cookie cleared and an event', async () => {
    const { cookie, userId } = await identity.signIn()
    const { sessionId } = await authenticate(cookie)
    expect(await getSession(cookie)).not.toBeNull()
    const answer = await identity.http('POST', '/sign-out', { body: {}, cookie })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(sessionCookieOf(answer)).toBe('')
    expect(await getSession(cookie)).toBeNull()
    await expect(authenticate(cookie)).rejects.toMatchObject(nobody)
    const ended = { sessionId, userId, cookieHash: cookieHashOf(cookie) }
    await expect
      .poll(() => identity.bus.eventsOf('sessionEnded').filter((event) => event.userId === userId), { timeout: 10_000 })
      .toEqual([ended])
  })

  it('is not found by another spelling of its signature, before and after its end', async () => {
    const { cookie } = await identity.signIn()
    const others = otherSpellings(cookie)
    expect(others).toHaveLength(3)
    for (const spelled of others) {
      await expect(authenticate(spelled)).rejects.toMatchObject(nobody)
      expect(await getSession(spelled)).toBeNull()
    }
    expect(await getSession(cookie)).not.toBeNull()
    await identity.http('POST', '/sign-out', { body: {}, cookie })
    for (const spelled of [cookie, ...others]) expect(await getSession(spelled)).toBeNull()
  })

  it('is read from the first cookie of its name, however others of that name are written', async () => {
    const [mine, other] = [await identity.signIn(), await identity.signIn()]
    const [first, second] = [encodeURIComponent(mine.cookie), encodeURIComponent(other.cookie)]
    const header = (cookie: string) => ({ headers: { cookie } })
    for (const cookie of [
      `${cookieName} =${second}; ${cookieName}=${first}`,
      `${cookieName}=${first}; ${cookieName}=${second}`,
      `x; ${cookieName}=${first}; ${cookieName}="${second}"`,
    ]) {
      const answer = await identity.http('GET', '/get-session', header(cookie))
      expect(await answer.json(), cookie).toMatchObject({ user: { id: mine.userId } })
    }
    expect(await getSession(mine.cookie)).toMatchObject({ user: { id: mine.userId } })
    expect(await getSession(other.cookie)).toMatchObject({ user: { id: other.userId } })
  })

  it('that was signed out leaves the others of its owner alone', async () => {
    const first = await identity.signIn()
    const second = await identity.signIn(first.email)
    await identity.http('POST', '/sign-out', { body: {}, cookie: first.cookie })
    await expect(authenticate(first.cookie)).rejects.toMatchObject(nobody)
    expect(await authenticate(second.cookie)).toMatchObject({ userId: first.userId })
  })

  it('signing out without one is no error', async () => {
    expect((await identity.http('POST', '/sign-out', { body: {} })).status).toBe(200)
  })

  it.each([
    ['no body at all', undefined],
    ['an empty body that is called JSON', ''],
  ])('is signed out with %s, too', async (_name, body) => {
    const { cookie } = await identity.signIn()
    const answer = await identity.http('POST', '/sign-out', { body, cookie })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    await expect(authenticate(cookie)).rejects.toMatchObject(nobody)
  })

  it('shows what its owner has just changed', async () => {
    const { cookie, userId } = await identity.signIn()
    expect(await getSession(cookie)).not.toBeNull()
    const name = `Ada ${newId()}`
    await identity.client.call('UpdateUserName', { name }, as(aUser(userId)))
    expect((await getSession(cookie))?.user.name).toBe(name)
  })
})

describe('a session that is due to be extended', () => {
  /** Whether a statement waits for somebody's lock. @param statement how it begins */
  const waits = async (statement: string) =>
    (await waitingStatements(identity.database, `^\\s*${statement}`)).length === 1

  it.each<[string, (cookie: string) => Promise<unknown>, unknown]>([
    ['over gRPC', (cookie) => authenticate(cookie).catch(({ code }) => code), 'unauthenticated'],
    ['over HTTP', getSession, null],
  ])('and ends before it is, is none: %s', async (_, use, none) => {
    const { userId, cookie } = await identity.signIn()
    const expiresAt = new Date(Date.now() + 20 * day)
    await identity.database.session.updateMany({ where: { userId }, data: { expiresAt } })
    /** The session ends, and that is told to nobody yet. */
    const letGo = await holdTable(identity.database, 'outbox_events')
    const ended = identity.http('POST', '/sign-out', { cookie })
    await expect.poll(() => waits('with written')).toBe(true)
    const used = use(cookie)
    await expect.poll(() => waits('update .*sessions')).toBe(true)
    await letGo()
    expect((await ended).status).toBe(200)
    expect(await used).toBe(none)
  })
})
