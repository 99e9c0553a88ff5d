import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, appOrigin, runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway({ RATE_LIMIT_ROUTE_MAX: '100000', RATE_LIMIT_IP_MAX: '100000' })
const api = '/api/v1'
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

let user: Account
beforeAll(async () => {
  user = await platform.account()
})

describe('the envelope', () => {
  it('of a success has success, message and data, and nothing else', async () => {
    const answer = await user.session.call('GET', `${api}/users/me`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.body).toEqual({
      success: true,
      message: 'User retrieved',
      data: {
        id: user.userId,
        name: user.email.split('@')[0],
        username: '',
        email: user.email,
        emailVerified: true,
        autoSyncEnabled: true,
        createdAt: expect.stringMatching(time),
        updatedAt: expect.stringMatching(time),
        _count: { apiKeys: 0, shareLinks: 0, resumes: 0 },
      },
    })
    expect((await user.session.call('GET', `${api}/users/me`)).text).toBe(answer.text)
  })

  it('of a failure has success, message and status code, and details for validation alone', async () => {
    const missing = await user.session.call('GET', `${api}/api-keys/${newId()}`)
    expect(missing.body).toEqual({ success: false, message: 'API key not found', statusCode: 404 })
    expect(missing.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('of a key has exactly the fields of the record, with the secret when it is made and never again', async () => {
    const made = await user.session.call('POST', `${api}/api-keys`, { body: { name: 'shown' } })
    expect(made.status).toBe(201)
    const { key, ...record } = made.body.data
    expect(record).toEqual({
      id: expect.any(String),
      userId: user.userId,
      name: 'shown',
      keyPrefix: key.slice(0, 8),
      scopes: ['user:read'],
      rateLimit: 20,
      isActive: true,
      status: 'active',
      expiresAt: expect.stringMatching(time),
      lastUsed: null,
      revokedAt: null,
      rotatedFromId: null,
      createdAt: expect.stringMatching(time),
      updatedAt: expect.stringMatching(time),
    })
    expect(key).toMatch(/^svc_[0-9a-f]{64}$/)
    expect((await user.session.call('GET', `${api}/api-keys/${record.id}`)).body.data).toEqual(record)
    const revoked = await user.session.call('POST', `${api}/api-keys/${record.id}/revoke`)
    expect([revoked.status, revoked.body.data]).toEqual([200, null])
    expect((await user.session.call('GET', `${api}/api-keys/${record.id}`)).body.data).toMatchObject({
      isActive: false,
      status: 'revoked',
      revokedAt: expect.stringMatching(time),
    })
    const deleted = await user.session.call('DELETE', `${api}/api-keys/${record.id}`)
    expect([deleted.status, deleted.body.data]).toEqual([200, null])
  })
})

describe('every answer', () => {
  it('carries the caller’s request id when it is one, else a new UUIDv7, refusals too', async () => {
    const idOf = async (path: string, given?: string) => {
      const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given }
      return (await platform.visitor().call('GET', path, { headers })).headers.get('x-request-id') ?? ''
    }
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    for (const path of [`${api}/health`, `${api}/users/me`, '/nothing', `${api}/auth/get-session`, `${api}/%zz`]) {
      expect(await idOf(path, 'A.b_c-9'), path).toBe('A.b_c-9')
      expect(await idOf(path), path).toMatch(uuid)
    }
    expect(await idOf('/', 'x'.repeat(128))).toBe('x'.repeat(128))
    for (const wrong of ['', 'x'.repeat(129), 'a b', 'a/b', 'ä'.normalize('NFC')]) {
      expect(await idOf('/', wrong), wrong).toMatch(uuid)
    }
  })

  it('hands the request id on to the services', async () => {
    const id = `trace.${newId()}`
    const broken = await platform.visitor().call('GET', `${api}/users/me`, {
      headers: { 'x-request-id': id, 'x-api-key': (await user.createKey()).key },
    })
    expect(broken.status).toBe(200)
    const made = await user.session.call('POST', `${api}/api-keys`, {
      body: { name: 'x' },
      headers: { 'x-request-id': id },
    })
    const published = () => platform.bus.seen.filter((message) => message.header('x-request-id') === id)
    await expect.poll(() => published().length, { timeout: 10_000 }).toBe(1)
    expect(Buffer.from(published()[0]?.data ?? []).toString()).toContain(made.body.data.id)
  })

  it('has security headers and is kept by no cache', async () => {
    for (const path of [`${api}/health`, `${api}/users/me`, '/nothing', `${api}/auth/get-session`]) {
      const { headers } = await platform.visitor().call('GET', path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('strict-transport-security'), path).toContain('max-age=')
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('x-powered-by'), path).toBeNull()
      expect(headers.get('server'), path).toBeNull()
    }
  })

  it('has the headers of documents only where a browser shows one, and those of CORS only where a page asks', async () => {
    const namesOf = async (path: string) => [...(await platform.visitor().call('GET', path)).headers.keys()]
    const ofDocuments = ['cross-origin-opener-policy', 'x-frame-options', 'referrer-policy']
    for (const page of ['/docs', '/docs/guides', '/docs/guides/errors']) {
      expect(await namesOf(page), page).toEqual(expect.arrayContaining(ofDocuments))
    }
    for (const path of [`${api}/health`, `${api}/users/me`, '/nothing']) {
      const names = await namesOf(path)
      expect(names, path).toContain('vary')
      expect(
        names.filter((name) => ofDocuments.includes(name) || name.startsWith('access-control-')),
        path,
      ).toEqual([])
    }
  })

  it.each(['/users/me', '/users/me/export'])(
    'to HEAD of %s has the status and length of GET, and no body',
    async (path) => {
      const [head, get] = [await user.session.call('HEAD', api + path), await user.session.call('GET', api + path)]
      expect([head.status, head.text]).toEqual([200, ''])
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    },
  )
})

describe('CORS', () => {
  const ask = (origin: string, method: string, path = `${api}/users/me`) =>
    platform.visitor({ origin }).call(method, path, {
      headers:
        method === 'OPTIONS'
          ? { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-api-key,content-type' }
          : {},
    })

  it('lets first-party pages read answers, refusals too, with credentials', async () => {
    for (const path of [`${api}/users/me`, '/nothing', `${api}/auth/get-session`]) {
      const { headers } = await ask(appOrigin, 'GET', path)
      expect(headers.get('access-control-allow-origin'), path).toBe(appOrigin)
      expect(headers.get('access-control-allow-credentials'), path).toBe('true')
      expect(headers.get('vary'), path).toMatch(/origin/i)
      const exposed = headers.get('access-control-expose-headers')?.toLowerCase() ?? ''
      for (const name of [
        'x-request-id',
        'retry-after',
        'x-ratelimit-remaining',
        'idempotency-replayed',
        'x-error-code',
      ]) {
        expect(exposed, path).toContain(name)
      }
    }
    const preflight = await ask(appOrigin, 'OPTIONS')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    for (const name of ['x-api-key', 'authorization', 'content-type', 'idempotency-key']) {
      expect(allowed).toContain(name)
    }
  })

  it('lets no other page read anything', async () => {
    const foreign = ['https://evil.example', `${appOrigin}.evil.example`, 'null', appOrigin.replace('http:', 'https:')]
    for (const origin of [...foreign, appOrigin.replace('3000', '3001')]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { status, headers } = await ask(origin, method)
        expect(status, `${method} ${origin}`).toBe(method === 'OPTIONS' ? 405 : 401)
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
        expect(headers.get('vary'), origin).toMatch(/origin/i)
      }
    }
  })
})

describe('health', () => {
  it('is there without credentials and without being counted', async () => {
    const alive = await platform.visitor().call('GET', `${api}/health`)
    expect(alive.body).toEqual({
      success: true,
      message: expect.any(String),
      data: { status: 'ok', timestamp: expect.stringMatching(time) },
    })
    const ready = await platform.visitor().call('GET', `${api}/health/ready`)
    expect(ready.body.data).toEqual({
      status: 'ok',
      database: 'connected',
      cache: 'connected',
      timestamp: expect.stringMatching(time),
    })
  })
})
