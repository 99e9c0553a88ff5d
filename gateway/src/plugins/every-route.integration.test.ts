import { apiKeyScopes, type Scope } from '@resume/proto/scopes'
import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Caller, CallOptions } from '../../test-data/api.ts'
import { type Account, adminEmail, appOrigin, runGateway } from '../../test-data/running-platform.ts'
import { routes } from '../routes/index.ts'

interface Rule {
  letter: 'S' | 'K' | 'KO' | 'A' | 'AO' | 'Q' | 'admin'
  scope?: Scope
  with?: CallOptions
}
const reading: Rule = { letter: 'K', scope: 'resume:read' }
const writing: Rule = { letter: 'K', scope: 'resume:write' }
const changelog: Rule = { letter: 'K', scope: 'changelog:read' }
const roadmap: Rule = { letter: 'KO', scope: 'roadmap:read' }
const admin: Rule = { letter: 'admin', with: { body: { unknown: 1 } } }

/**
 * Who may call what, in the letters of docs/api/authentication.md, written down apart from the route table. It may name what
 * isn't served yet, but nothing is served that it doesn't name.
 */
const contract: Record<string, Rule> = {
  'GET /users/me': { letter: 'K', scope: 'user:read' },
  'PUT /users/me/name': { letter: 'K', scope: 'user:write', with: { body: { name: 'Ada' } } },
  'PUT /users/me/username': { letter: 'K', scope: 'user:write', with: { body: { username: 'x' } } },
  'PUT /users/me/sync': { letter: 'K', scope: 'user:write', with: { body: { enabled: true } } },
  'GET /users/:username/availability': { letter: 'AO' },
  'GET /users/me/export': { letter: 'S' },
  'DELETE /users/me': { letter: 'S', with: { body: { confirm: 'nobody@example.com' } } },
  'GET /api-keys': { letter: 'S' },
  'GET /api-keys/:id': { letter: 'S' },
  'POST /api-keys': { letter: 'S', with: { body: { name: 'another key' } } },
  'POST /api-keys/:id/rotate': { letter: 'S' },
  'POST /api-keys/:id/revoke': { letter: 'S' },
  'DELETE /api-keys/:id': { letter: 'S' },
  'GET /documents': reading,
  'POST /documents': writing,
  'GET /documents/:id': reading,
  'PATCH /documents/:id': writing,
  'DELETE /documents/:id': writing,
  'POST /documents/:id/restore': writing,
  'POST /documents/:id/duplicate': writing,
  'GET /documents/:id/versions': reading,
  'GET /documents/:id/versions/:revision': reading,
  'POST /documents/:id/versions/:revision/restore': writing,
  'GET /profiles/master': reading,
  'PUT /profiles/master': writing,
  'GET /profiles/master/json-resume': reading,
  'POST /profiles/import/codehost': { letter: 'A' },
  'POST /profiles/import/network': { letter: 'A' },
  'POST /profiles/import/json-resume': { letter: 'A' },
  'GET /profiles/import/quota': { letter: 'A' },
  'POST /shares': writing,
  'GET /shares/documents/shared-ids': reading,
  'GET /shares/documents/:documentId': reading,
  'DELETE /shares/documents/:documentId/links/:shareLinkId': writing,
  'GET /shares/public/:username/:slug': { letter: 'AO' },
  'POST /shares/public/:username/:slug/verify': { letter: 'AO', with: { body: { password: 'wrong' } } },
  'GET /portfolios/me': { letter: 'S' },
  'PUT /portfolios/draft': { letter: 'S', with: { body: { subdomain: 5 } } },
  'GET /portfolios/preview/:documentId': { letter: 'S' },
  'POST /portfolios/publish': { letter: 'S', with: { body: { revision: 0 } } },
  'POST /portfolios/unpublish': { letter: 'S' },
  'GET /portfolios/analytics': { letter: 'S' },
  'GET /portfolios/subdomains/:slug/availability': { letter: 'S' },
  'GET /portfolios/public': { letter: 'AO' },
  'GET /portfolios/public/:subdomain': { letter: 'AO' },
  'POST /portfolios/public/:subdomain/view': { letter: 'AO' },
  'POST /ats/check': { letter: 'Q', with: { body: { resume: 5 } } },
  'POST /ats/extract': { letter: 'Q' },
  'POST /ats/analyze': { letter: 'K', scope: 'ai:write', with: { body: { resume: 5 } } },
  'POST /ats/convert-resume': { letter: 'K', scope: 'ai:write', with: { body: { resume: 5 } } },
  'GET /ats/quota': { letter: 'Q' },
  'GET /ai/actions': { letter: 'A' },
  'POST /ai/generate': { letter: 'K', scope: 'ai:write', with: { body: { action: 5 } } },
  'POST /portfolio-assets/upload-url': { letter: 'S', with: { body: { kind: 'NONE' } } },
  'POST /portfolio-assets/complete': { letter: 'S', with: { body: { assetId: 'unknown' } } },
  'GET /portfolio-assets': { letter: 'S' },
  'DELETE /portfolio-assets/:id': { letter: 'S' },
  'GET /billing/me': { letter: 'S' },
  'GET /billing/history': { letter: 'S' },
  'GET /billing/credits': { letter: 'S' },
  'GET /billing/credits/history': { letter: 'S' },
  'POST /billing/checkout': { letter: 'S', with: { body: { productKey: 'gold' } } },
  'POST /billing/checkout/cancel': { letter: 'S', with: { body: { unknown: 1 } } },
  'POST /billing/portal': { letter: 'S', with: { body: { unknown: 1 } } },
  'POST /billing/credits/checkout': { letter: 'S', with: { body: { packKey: 'none' } } },
  'GET /affiliates/me': { letter: 'S' },
  'POST /affiliates/enroll': { letter: 'S', with: { body: { unknown: 1 } } },
  'POST /affiliates/click': { letter: 'AO', with: { body: { code: 'none' } } },
  'POST /affiliates/referral': { letter: 'S', with: { body: { code: 'none' } } },
  'POST /affiliates/withdrawals': { letter: 'S', with: { body: { amountCents: 1 } } },
  'GET /affiliates/leaderboard': { letter: 'AO' },
  'GET /changelog': { ...changelog, letter: 'KO' },
  'GET /changelog/stats': changelog,
  'GET /changelog/:id': changelog,
  'GET /admin/changelog': { letter: 'admin' },
  'POST /admin/changelog': admin,
  'PATCH /admin/changelog/:id': admin,
  'DELETE /admin/changelog/:id': admin,
  'GET /admin/affiliates': { letter: 'admin' },
  'PATCH /admin/affiliates/:id': admin,
  'GET /admin/portfolios': { letter: 'admin' },
  'PATCH /admin/portfolios/:id': admin,
  'GET /admin/withdrawals': { letter: 'admin' },
  'PATCH /admin/withdrawals/:id': admin,
  'GET /admin/audit': { letter: 'admin' },
  'GET /codehost/issues': { letter: 'K', scope: 'codehost:read' },
  'GET /codehost/stats': { letter: 'KO', scope: 'codehost:read' },
  'POST /codehost/admin/sync': admin,
  'GET /roadmap': roadmap,
  'GET /roadmap/stats': roadmap,
  'GET /roadmap/:id': roadmap,
  'POST /admin/roadmap': admin,
  'PATCH /admin/roadmap/:id': admin,
  'DELETE /admin/roadmap/:id': admin,
  'POST /ambassador/apply': { letter: 'S', with: { body: { unknown: 1 } } },
  'GET /ambassador/me': { letter: 'S' },
  'GET /admin/ambassadors': { letter: 'admin' },
  'PATCH /admin/ambassadors/:id': admin,
  'POST /contact': { letter: 'AO', with: { body: { unknown: 1 } } },
  'POST /stats/events': { letter: 'AO', with: { body: { unknown: 1 } } },
  'GET /admin/stats': { letter: 'admin' },
  'GET /admin/users': { letter: 'admin' },
  'GET /admin/overview': { letter: 'admin' },
  'POST /admin/credits': admin,
}

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
