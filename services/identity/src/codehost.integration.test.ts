import { aCodehostAccount, type CodehostAccount } from '@resume/codehost-double/account'
import { type CodehostDouble, startCodehostDouble } from '@resume/codehost-double/double'
import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { origin, type RunningIdentity, runIdentity, sessionCookieOf } from '../test-data/running-identity.ts'

let codehost: CodehostDouble
let identity: RunningIdentity
beforeAll(async () => {
  codehost = await startCodehostDouble()
  codehost.callbackUrl = 'http://localhost:8080/api/v1/auth/callback/codehost'
  identity = await runIdentity(codehost.environment)
})
afterAll(async () => {
  await identity.stop()
  await codehost.stop()
})

const begin = (path: string, body: unknown = { provider: 'codehost' }, options: object = {}) =>
  identity.http('POST', path, { body, ...options })
const stateName = 'service-auth.state'
/** The state cookie that an answer sets, as a browser sends it. */
const stateOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(stateName))
    ?.split(';')[0] ?? ''
/** Goes to the code host and confirms there. @returns the path that leads back */
async function confirm(answer: Response, account: CodehostAccount): Promise<string> {
  codehost.signedIn = account
  const { url } = (await answer.json()) as { url: string }
  const back = await fetch(url, { method: 'POST', body: new URLSearchParams({ authorize: '1' }), redirect: 'manual' })
  const { pathname, search } = new URL(back.headers.get('location') ?? '')
  return pathname.replace('/api/v1/auth', '') + search
}
/** Takes the way back as the gateway hands it on. */
const comeBack = (path: string, cookie: string) =>
  fetch(identity.authUrl + path, { headers: { cookie, 'x-client-address': newId() }, redirect: 'manual' })

describe('signing in with the code host', () => {
  it('keeps the account and no token of it, and asks for PKCE and for no more than the address', async () => {
    const account = aCodehostAccount({ login: 'ada' })
    const begun = await begin('/sign-in/social')
    const { searchParams: asked } = new URL(((await begun.clone().json()) as { url: string }).url)
    expect(Object.fromEntries(asked)).toMatchObject({
      redirect_uri: codehost.callbackUrl,
      code_challenge_method: 'S256',
      scope: 'read:user user:email',
    })
    const back = await comeBack(await confirm(begun, account), stateOf(begun))
    expect([back.status, back.headers.get('location')]).toEqual([302, `${origin}/`])
    expect(back.headers.get('cache-control')).toContain('no-store')
    expect(sessionCookieOf(back)).toBeDefined()
    const kept = await identity.database.account.findFirstOrThrow({ where: { accountId: String(account.id) } })
    expect(kept).toMatchObject({ providerId: 'codehost', accessToken: null, refreshToken: null, idToken: null })
    expect(identity.logged()).not.toMatch(/gho_|ada@example\.com/)
  })

  it('needs the cookie of the browser that began, spelled as it was set, and no session counts instead', async () => {
    const { cookie } = await identity.signIn()
    const begun = await begin('/link-social', { provider: 'codehost' }, { cookie })
    const path = await confirm(begun, aCodehostAccount({ login: 'eve' }))
    const state = stateOf(begun)
    const session = `service-auth.session_token=${encodeURIComponent(cookie)}`
    const last = decodeURIComponent(state).at(-2) ?? ''
    const otherSpelling = state.replace(/.(%3D|=)$/, `${String.fromCharCode(last.charCodeAt(0) + 1)}$1`)
    for (const wrong of ['', session, `${stateName}=x`, otherSpelling]) {
      const back = await comeBack(path, wrong)
      expect([back.status, back.headers.get('location')], wrong).toEqual([302, `${origin}/?error=state_mismatch`])
      expect(sessionCookieOf(back)).toBeUndefined()
    }
    expect((await comeBack(path, state)).headers.get('location')).toBe(`${origin}/`)
  })

  it('of the same state several times at once signs in exactly once, and leads the others back', async () => {
    for (const login of ['twice', 'thrice', 'again']) {
      const account = aCodehostAccount({ login })
      const begun = await begin('/sign-in/social', { provider: 'codehost', errorCallbackURL: `${origin}/sorry` })
      const path = await confirm(begun, account)
      const exchanged = codehost.exchanges
      const backs = await Promise.all(Array.from({ length: 8 }, () => comeBack(path, stateOf(begun))))
      /** A code host that is sent a code twice also withdraws what it gave for it the first time (RFC 6749, section 4.1.2). */
      expect(codehost.exchanges).toBe(exchanged + 1)
      expect(backs.filter((back) => sessionCookieOf(back) !== undefined)).toHaveLength(1)
      const ways = backs.map((back) => `${back.status} ${back.headers.get('location')}`)
      expect(ways.filter((way) => way === `302 ${origin}/`)).toHaveLength(1)
      expect(
        ways.filter((way) => /^302 http:\/\/app\.localhost:3000\/(sorry)?\?error=state_mismatch$/.test(way)),
      ).toHaveLength(7)
      expect(await identity.database.account.count({ where: { accountId: String(account.id) } })).toBe(1)
      expect((await comeBack(path, stateOf(begun))).headers.get('location')).toContain('error=state_mismatch')
    }
  })

  it('is not kept from its browser by callbacks of others with its state', async () => {
    const begun = await begin('/sign-in/social')
    const path = await confirm(begun, aCodehostAccount({ login: 'watched' }))
    const other = stateOf(await begin('/sign-in/social'))
    for (const cookie of ['', other]) expect(sessionCookieOf(await comeBack(path, cookie))).toBeUndefined()
    expect(sessionCookieOf(await comeBack(path, stateOf(begun)))).toBeDefined()
  })

  it('begins only on first-party pages, and leads back to them alone', async () => {
    const { cookie } = await identity.signIn()
    for (const path of ['/sign-in/social', '/link-social']) {
      for (const from of ['https://evil.example', 'null', `${origin}.evil.example`]) {
        const foreign = await begin(path, { provider: 'codehost' }, { cookie, headers: { origin: from } })
        expect([foreign.status, foreign.headers.get('x-error-code'), stateOf(foreign)], from).toEqual([
          403,
          'sign_in_origin_refused',
          '',
        ])
      }
      const elsewhere = ['https://evil.example/', '//evil.example', '/\\evil.example', `${origin}@evil.example/`]
      for (const address of [...elsewhere, 'javascript:alert(1)', 7]) {
        for (const field of ['callbackURL', 'errorCallbackURL']) {
          const answer = await begin(path, { provider: 'codehost', [field]: address }, { cookie })
          expect([answer.status, stateOf(answer)]).toEqual([400, ''])
          expect(await answer.json()).toMatchObject({ details: [{ path: field }] })
        }
      }
      for (const provider of ['github', 'google', undefined, {}]) {
        expect((await begin(path, { provider }, { cookie })).status).toBe(400)
      }
    }
    expect((await begin('/link-social')).status).toBe(401)
  })

  it('does not exist in other forms', async () => {
    expect((await identity.http('GET', '/callback/github')).status).toBe(404)
    expect((await identity.http('POST', '/callback/codehost', { body: {} })).status).toBe(405)
    expect((await identity.http('GET', '/error')).status).toBe(404)
  })
})

describe('without a code host', () => {
  it('signing in with it and linking say that it is not configured, and log nothing of it', async () => {
    const without = await runIdentity()
    try {
      const calls = [
        without.http('POST', '/sign-in/social', { body: { provider: 'codehost' } }),
        without.http('POST', '/link-social', { body: { provider: 'codehost' } }),
        without.http('GET', '/callback/codehost?code=x&state=y'),
      ]
      for (const answer of await Promise.all(calls)) {
        expect([answer.status, answer.headers.get('x-error-code')]).toEqual([503, 'not_configured'])
        expect(await answer.json()).toEqual({
          success: false,
          message: 'Integration not configured: code host',
          statusCode: 503,
        })
      }
      expect(without.logged()).not.toContain('sign-in failed')
    } finally {
      await without.stop()
    }
  })
})
