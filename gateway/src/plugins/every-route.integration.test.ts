import { apiKeyScopes, type Scope } from '@resume/proto/scopes'
import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Caller } from '../../test-data/api.ts'
import { contract, type Rule } from '../../test-data/contract.ts'
import { type Account, adminEmail, appOrigin, runGateway } from '../../test-data/running-platform.ts'
import { routes } from '../routes/index.ts'

const platform = runGateway()

let owner: Account
/** Headers of every kind of caller. */
const callers: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  owner = await platform.account()
  const { cookie } = owner
  callers.nobody = {}
  callers['a first-party page'] = { origin: appOrigin }
  callers['a first-party page, by Referer'] = { referer: `${appOrigin}/account?x=1` }
  callers['a foreign page'] = { origin: 'https://evil.example' }
  callers['a page whose origin merely begins alike'] = { origin: `${appOrigin}.evil.example` }
  callers['a session'] = { origin: appOrigin, cookie }
  callers['a session, by Referer'] = { referer: `${appOrigin}/`, cookie }
  const administrator = await platform.account(adminEmail)
  callers.administrator = { origin: appOrigin, cookie: administrator.cookie }
  callers['a session from a foreign page'] = { origin: 'https://evil.example', cookie }
  callers['a session from a foreign page with our Referer'] = {
    origin: 'https://evil.example',
    referer: `${appOrigin}/`,
    cookie,
  }
  callers['a session without an origin'] = { cookie }
  callers['a forged session'] = { origin: appOrigin, cookie: `${cookie}x` }
  for (const scope of apiKeyScopes) {
    callers[`a key with ${scope}`] = { 'x-api-key': (await owner.createKey({ scopes: [scope] })).key }
  }
  const all = await owner.createKey({ scopes: [...apiKeyScopes] })
  callers['a key with every scope'] = { 'x-api-key': all.key }
  callers['a key with every scope, as Bearer'] = { authorization: `Bearer ${all.key}` }
  callers['a key with every scope and a session'] = { 'x-api-key': all.key, origin: appOrigin, cookie }

  const [revoked, expired, deleted] = await Promise.all([owner.createKey(), owner.createKey(), owner.createKey()])
  await owner.session.call('POST', `/api/v1/api-keys/${revoked.id}/revoke`)
  await owner.session.call('DELETE', `/api/v1/api-keys/${deleted.id}`)
  await platform.identityDatabase.query('UPDATE api_keys SET expires_at = now() WHERE id = $1', [expired.id])
  const last = all.key.at(-1) === '0' ? '1' : '0'
  const bad: Record<string, string> = {
    'a revoked key': revoked.key,
    'an expired key': expired.key,
    'a deleted key': deleted.key,
    'a mistyped key': all.key.slice(0, -1) + last,
    'a malformed key': 'svc_nonsense',
    'an empty key': '',
  }
  for (const [name, key] of Object.entries(bad)) {
    callers[name] = { 'x-api-key': key }
    callers[`${name} from a first-party page with a session`] = { 'x-api-key': key, origin: appOrigin, cookie }
  }
  callers['another token'] = { authorization: 'Bearer eyJhbGciOi', origin: appOrigin }
  callers['two different keys'] = { 'x-api-key': all.key, authorization: `Bearer ${revoked.key}` }
})

/** What the contract says of a caller: `in`, 401 or 403. */
function expected(name: string, { letter, scope }: { letter: string; scope?: Scope }): 'in' | 401 | 403 {
  const isKey = /^a key with/.test(name)
  const isSession = name === 'a session' || name === 'a session, by Referer'
  const isPage = isSession || name.startsWith('a first-party page') || name === 'a forged session'
  const isRefused = /(revoked|expired|deleted|mistyped|malformed|empty) key|another token|two different/.test(name)
  if (isRefused) return 401
  if (name === 'administrator') return 'in'
  if (isSession) return letter === 'admin' ? 403 : 'in'
  if (letter === 'S' || letter === 'admin') return isKey ? 403 : 401
  if (letter === 'K' || letter === 'KO') {
    if (!isKey) return letter === 'KO' && isPage ? 'in' : 401
    return name.includes('every scope') || name === `a key with ${scope}` ? 'in' : 403
  }
  if (isKey || letter === 'Q') return 'in'
  if (letter === 'A') return 401
  return isPage ? 'in' : 401
}

/** The error that a refused caller is told. */
function refusalOf(name: string, { letter }: Rule, status: 401 | 403): string {
  if (status === 403 && letter === 'admin' && !name.startsWith('a key')) return 'administrator_required'
  if (status === 403) return letter === 'S' || letter === 'admin' ? 'session_required' : 'scope_missing'
  const isForeign = /^a session (from a foreign page|without an origin)/.test(name)
  return isForeign ? 'origin_not_allowed' : 'unauthenticated'
}

const served = routes.map(({ method, path }) => `${method} ${path}`)
const givenNames: Record<string, string> = {
  ':username': 'someone',
  ':slug': 'something',
  ':subdomain': 'somebody',
  ':revision': '1',
}
const urlOf = (path: string) => `/api/v1${path.replace(/:[a-zA-Z]+/g, (name) => givenNames[name] ?? newId())}`

function outcomeOf({ status }: Answer): 'in' | 401 | 403 {
  return status === 401 || status === 403 ? status : 'in'
}

describe('the route table', () => {
  it('has no row that the contract does not have', () => {
    expect(served.filter((row) => !contract[row])).toEqual([])
    expect(served.length).toBeGreaterThan(30)
  })

  it.each(Object.entries(contract).filter(([row]) => served.includes(row)))(
    'lets the right callers into %s',
    async (row, rule) => {
      const [method = '', path = ''] = row.split(' ')
      const found: Record<string, unknown> = {}
      const wanted: Record<string, unknown> = {}
      await Promise.all(
        Object.entries(callers).map(async ([name, headers]) => {
          const caller: Caller = platform.visitor(headers)
          const answer = await caller.call(method, urlOf(path), rule.with)
          found[name] = outcomeOf(answer)
          wanted[name] = expected(name, rule)
          expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(500)
          const messages = {
            401: 'Authentication required',
            403: 'This API key does not have permission for this action.',
          }
          if (answer.status === 401 || answer.status === 403) {
            const { status } = answer
            const refusal = refusalOf(name, rule, status)
            const message = refusal === 'administrator_required' ? 'Administrator access required' : messages[status]
            expect(answer.body).toEqual({ success: false, message, statusCode: status })
            expect(answer.headers.get('x-error-code'), name).toBe(refusal)
            const scopeMissing = `Bearer error="insufficient_scope", scope="${rule.scope}"`
            const challenge = refusal === 'scope_missing' ? scopeMissing : status === 401 ? 'Bearer' : null
            expect(answer.headers.get('www-authenticate'), name).toBe(challenge)
          }
        }),
      )
      expect(found).toEqual(wanted)
    },
  )

  it('tells nobody but the administrator whether something exists, is named rightly or could be done', async () => {
    const bodies = [undefined, { unknown: 1 }, { userId: owner.userId, amount: 1, reason: 'a present' }]
    const rows = Object.entries(contract).filter(([row, { letter }]) => letter === 'admin' && served.includes(row))
    expect(rows.length).toBeGreaterThan(15)
    for (const name of ['nobody', 'a session', 'a key with every scope']) {
      const caller = platform.visitor(callers[name])
      for (const [row] of rows) {
        const [method = '', path = ''] = row.split(' ')
        const urls = [owner.userId, newId(), 'malformed'].map((id) => `/api/v1${path.replace(':id', id)}`)
        const asked = urls.flatMap((url) => (method === 'GET' ? [{ url }] : bodies.map((body) => ({ url, body }))))
        const answers = await Promise.all(asked.map(({ url, ...options }) => caller.call(method, url, options)))
        expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, `${name}: ${row}`).toBe(1)
      }
    }
  })

  it('asks for a credential before it looks at anything else of a request', async () => {
    for (const [row, { letter }] of Object.entries(contract)) {
      if (letter === 'Q' || !served.includes(row)) continue
      const [method = '', path = ''] = row.split(' ')
      if (method === 'GET') continue
      const answer = await platform.visitor().call(method, urlOf(path), { body: '{"broken' })
      expect(answer.status, row).toBe(401)
    }
  })
})
