import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cookieName,
  type RunningIdentity,
  requestCode,
  runIdentity,
  sessionCookieOf,
} from '../test-data/running-identity.ts'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await runIdentity({ BASE_URL: 'http://api.example.test', AUTH_COOKIE_DOMAIN: 'example.test' })
})
afterAll(() => identity.stop())

const linesOf = (answer: Response) => answer.headers.getSetCookie().filter((line) => line.startsWith(`${cookieName}=`))

describe('a session cookie with a domain', () => {
  it('is shared among the hosts of the domain, and cleared for all of them at the end', async () => {
    const email = 'ada@example.com'
    await requestCode(identity.http, email)
    const body = { email, otp: await identity.codeFor(email) }
    const signedIn = await identity.http('POST', '/sign-in/email-otp', { body })
    const [shared = ''] = linesOf(signedIn)
    expect(shared).toMatch(/; Domain=example\.test(;|$)/i)
    expect(shared).toMatch(/HttpOnly/i)
    const cookie = sessionCookieOf(signedIn) ?? ''
    expect((await identity.http('GET', '/get-session', { cookie })).ok).toBe(true)

    const [cleared = ''] = linesOf(await identity.http('POST', '/sign-out', { cookie }))
    expect(cleared).toMatch(new RegExp(`^${cookieName}=;.*Domain=example\\.test`, 'i'))
    expect(cleared).toMatch(/Max-Age=0/i)
    expect(await (await identity.http('GET', '/get-session', { cookie })).text()).toBe('null')
  })

  it('takes the place of one that the host had for itself, which a browser would send first', async () => {
    const { cookie } = await identity.signIn()
    const lines = linesOf(await identity.http('POST', '/sign-out', { cookie }))
    expect(lines).toHaveLength(2)
    expect(lines[1]).not.toMatch(/Domain/i)
    expect(lines[1]).toMatch(/Max-Age=0/)
  })
})
