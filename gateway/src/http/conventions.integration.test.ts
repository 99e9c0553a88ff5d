import { request as httpRequest } from 'node:http'
import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../test-data/api.ts'
import { type Account, appOrigin, runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway({ RATE_LIMIT_ROUTE_MAX: '100000', RATE_LIMIT_IP_MAX: '100000' })
const api = '/api/v1'
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

let user: Account
beforeAll(async () => {
  user = await platform.account()
})

const pathsOf = ({ body }: Answer) => (body.details ?? []).map(({ path }) => path)
/** A validation error with exactly these fields. */
function expectWrong(answer: Answer, ...paths: string[]) {
  expect(answer.body).toMatchObject({ success: false, message: 'Validation failed', statusCode: 400 })
  expect([...new Set(pathsOf(answer))].sort()).toEqual(paths.sort())
  for (const { message } of answer.body.details ?? []) expect(message).not.toBe('')
}

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

describe('a wrong request', () => {
  it('names each wrong field by its path, unknown ones too, and drops or changes nothing silently', async () => {
    const post = (body: unknown) => user.session.call('POST', `${api}/api-keys`, { body })
    expectWrong(await post({}), 'name')
    expectWrong(await post({ name: 5, rateLimit: '20', scopes: 'user:read' }), 'name', 'rateLimit', 'scopes')
    expectWrong(await post({ name: 'x', scopes: ['user:read', 7], extra: 1, other: {} }), 'scopes.1', 'extra', 'other')
    expectWrong(await post({ name: 'x', expiresAt: 'tomorrow', rateLimit: 1.5 }), 'expiresAt', 'rateLimit')
    expectWrong(await post({ name: 'x', rateLimit: 0 }), 'rateLimit')
    expectWrong(await post({ name: 'x', expiresAt: '2001-01-01T00:00:00.000Z' }), 'expiresAt')
    expectWrong(await post({ name: ' ' }), 'name')
    expectWrong(await post({ name: null }), 'name')
    const put = (path: string, body: unknown) => user.session.call('PUT', `${api}/users/me${path}`, { body })
    expectWrong(await put('/name', { name: '   ' }), 'name')
    expectWrong(await put('/username', { username: 'ab' }), 'username')
    expectWrong(await put('/username', { username: 'Admin' }), 'username')
    expectWrong(await put('/sync', { enabled: 'true' }), 'enabled')
    expectWrong(await put('/sync', {}), 'enabled')
    expectWrong(await user.session.call('DELETE', `${api}/users/me`, { body: { confirm: 'x@y.z' } }), 'confirm')
    expectWrong(await user.session.call('POST', `${api}/ats/check`, { body: { resume: 5 } }), 'resume')
    const layout = { columns: 'two' }
    const check = await user.session.call('POST', `${api}/ats/check`, { body: { resume: 'x', layout } })
    expect(pathsOf(check)).toContain('layout.columns')
    expectWrong(
      await user.session.call('POST', `${api}/ats/check`, { body: { resume: 'x', requestId: 'short' } }),
      'requestId',
    )
  })

  it('tells unknown scopes with the message of the contract', async () => {
    const body = { name: 'x', scopes: ['user:read', 'roadmap:write', 'codehost:write'] }
    const answer = await user.session.call('POST', `${api}/api-keys`, { body })
    expect(answer.body).toMatchObject({ statusCode: 400, message: 'Unsupported API key scope(s)' })
    expect(pathsOf(answer)).toEqual(['scopes.1', 'scopes.2'])
  })

  it('has a body that is an object, or none where none is needed', async () => {
    for (const body of ['[]', '5', '"x"', 'null', 'true']) {
      expect((await user.session.call('POST', `${api}/api-keys`, { body })).status, body).toBe(400)
      const { id } = await user.createKey()
      expect((await user.session.call('POST', `${api}/api-keys/${id}/rotate`, { body })).status, body).toBe(400)
    }
    expect((await user.session.call('POST', `${api}/api-keys`)).status).toBe(400)
    const { id } = await user.createKey()
    expect((await user.session.call('POST', `${api}/api-keys/${id}/rotate`)).status).toBe(201)
    const other = await user.createKey()
    expect((await user.session.call('POST', `${api}/api-keys/${other.id}/revoke`, { body: { why: 1 } })).status).toBe(
      400,
    )
    expectWrong(await user.session.call('DELETE', `${api}/api-keys/${other.id}`, { body: { why: 1 } }), 'why')
    expect((await user.session.call('DELETE', `${api}/api-keys/${other.id}`, { body: {} })).status).toBe(200)
  })

  it('with malformed JSON, wrong bytes or another content type is 400 or 415', async () => {
    const put = (body: unknown, headers = {}) => user.session.call('PUT', `${api}/users/me/name`, { body, headers })
    for (const broken of ['{"name":', '{name:1}', "{'name':'x'}", '{"name":"x"}}', Buffer.from([0x7b, 0xff, 0x7d])]) {
      expect((await put(broken)).body).toEqual({ success: false, message: 'Malformed JSON', statusCode: 400 })
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/jsonx',
      'x',
    ]) {
      expect((await put('{"name":"x"}', { 'content-type': type })).status, type).toBe(415)
    }
    expect((await put('{"name":"x"}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
    const extract = await user.session.call('POST', `${api}/ats/extract`, { body: { resume: 'x' } })
    expect([extract.status, extract.body.statusCode]).toEqual([415, 415])
  })

  it('with too large a body is 413', async () => {
    const name = 'x'.repeat(64 * 1024)
    const answer = await user.session.call('PUT', `${api}/users/me/name`, { body: { name } })
    expect([answer.status, answer.body.statusCode]).toEqual([413, 413])
    const resume = 'x'.repeat(2 * 1024 * 1024)
    expect((await user.session.call('POST', `${api}/ats/check`, { body: { resume } })).status).toBe(413)
    const form = new FormData()
    form.set('resume', new Blob([Buffer.alloc(5 * 1024 * 1024 + 1, 'x')]), 'large.txt')
    expect((await user.session.call('POST', `${api}/ats/extract`, { body: form })).status).toBe(413)
  })

  it('on an unknown path is 404, on a known one with another method 405 with Allow', async () => {
    for (const path of ['/', '/api', api, `${api}/nothing`, `${api}/users`, `${api}/users/me/`, '/api/v2/users/me']) {
      const answer = await user.session.call('GET', path)
      expect(answer.body, path).toEqual({ success: false, message: 'Route not found', statusCode: 404 })
    }
    const known: [string, string, string][] = [
      ['POST', `${api}/users/me`, 'GET, HEAD, DELETE'],
      ['GET', `${api}/users/me/name`, 'PUT'],
      ['PATCH', `${api}/api-keys`, 'GET, HEAD, POST'],
      ['POST', `${api}/api-keys/${newId()}`, 'GET, HEAD, DELETE'],
      ['GET', `${api}/ats/check?x=1`, 'POST'],
      ['POST', `${api}/health`, 'GET, HEAD'],
      ['DELETE', `${api}/health/ready`, 'GET, HEAD'],
      ['POST', '/openapi.json', 'GET, HEAD'],
    ]
    for (const [method, path, allow] of known) {
      const answer = await user.session.call(method, path)
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, allow])
      expect(answer.body).toEqual({ success: false, message: 'Method not allowed', statusCode: 405 })
    }
  })

  it('with an id that is none is 404, as for one that is missing', async () => {
    for (const id of [
      '1',
      newId().toUpperCase(),
      '00000000-0000-4000-8000-000000000000',
      newId(),
      '%00',
      'x'.repeat(250),
    ]) {
      const answer = await user.session.call('GET', `${api}/api-keys/${id}`)
      expect(answer.body, id).toEqual({ success: false, message: 'API key not found', statusCode: 404 })
    }
  })

  it('with a path that is no URL is 400 in the envelope', async () => {
    const answer = await user.session.call('GET', `${api}/users/%E0%A4%A/availability`)
    expect(answer.body).toMatchObject({ success: false, statusCode: 400 })
    expect(answer.headers.get('x-request-id')).toBeTruthy()
  })
})

describe('a list', () => {
  it('is paged both ways, and says where one is', async () => {
    const owner = await platform.account()
    const ids: string[] = []
    for (let nth = 0; nth < 5; nth++) ids.unshift((await owner.createKey()).id)
    const list = async (query: string) => (await owner.session.call('GET', `${api}/api-keys${query}`)).body.data
    const pages: [string, number[], object, number | null][] = [
      ['', [0, 1, 2, 3, 4], { limit: 20, offset: 0, page: 1, pageSize: 20, totalPages: 1, hasMore: false }, null],
      ['?limit=2', [0, 1], { limit: 2, offset: 0, page: 1, pageSize: 2, totalPages: 3, hasMore: true }, 2],
      ['?limit=2&offset=3', [3, 4], { limit: 2, offset: 3, page: 2, totalPages: 3, hasMore: false }, null],
      ['?page=2&pageSize=2', [2, 3], { limit: 2, offset: 2, page: 2, pageSize: 2, hasMore: true }, 4],
      ['?page=3&pageSize=2', [4], { limit: 2, offset: 4, page: 3, hasMore: false }, null],
      ['?page=2&offset=0&pageSize=2&limit=50', [2, 3], { limit: 2, offset: 2, page: 2 }, 4],
      ['?page=9', [], { limit: 20, offset: 160, page: 9, total: 5, hasMore: false }, null],
      ['?limit=50', [0, 1, 2, 3, 4], { limit: 50 }, null],
    ]
    for (const [query, wanted, shape, nextOffset] of pages) {
      const page = await list(query)
      expect(page, query).toMatchObject({ total: 5, ...shape })
      expect(
        page.items.map(({ id }: { id: string }) => ids.indexOf(id)),
        query,
      ).toEqual(wanted)
      expect(page.pagination, query).toEqual({ mode: 'offset', nextOffset, nextCursor: null })
    }
    const empty = await (await platform.account()).session.call('GET', `${api}/api-keys`)
    expect(empty.body.data).toMatchObject({ items: [], total: 0, totalPages: 0, page: 1, hasMore: false })
  })

  it('refuses a page that cannot be, naming the parameter', async () => {
    const wrong: Record<string, string[]> = {
      limit: ['0', '51', '-1', '1.5', 'x', '', '1e3'],
      pageSize: ['0', '51'],
      offset: ['-1', 'x'],
      page: ['0', '-1'],
      colour: ['red'],
    }
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        expectWrong(await user.session.call('GET', `${api}/api-keys?${name}=${value}`), name)
      }
    }
    expectWrong(await user.session.call('GET', `${api}/api-keys?limit=1&limit=2`), 'limit')
    expectWrong(await user.session.call('GET', `${api}/users/me?x=1`), 'x')
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
      expect(headers.get('x-frame-options'), path).toBe('SAMEORIGIN')
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('x-powered-by'), path).toBeNull()
      expect(headers.get('server'), path).toBeNull()
    }
  })

  it('to HEAD has the status and no body', async () => {
    const answer = await user.session.call('HEAD', `${api}/users/me`)
    expect([answer.status, answer.text]).toEqual([200, ''])
  })
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
      for (const name of ['x-request-id', 'retry-after', 'x-ratelimit-remaining', 'idempotency-replayed']) {
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
        const { headers } = await ask(origin, method)
        expect(headers.get('access-control-allow-origin'), origin).toBeNull()
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

describe('a request in pieces', () => {
  it('whose body breaks off is not worked on', async () => {
    const before = (await user.session.call('GET', `${api}/api-keys`)).body.data.total
    await new Promise<void>((resolve) => {
      const started = httpRequest(`${platform.url}${api}/api-keys`, {
        method: 'POST',
        headers: { origin: appOrigin, cookie: user.cookie, 'content-type': 'application/json', 'content-length': '14' },
      })
      started.on('error', () => resolve())
      started.write('{"name":', () => started.destroy())
      started.on('close', () => resolve())
    })
    expect((await user.session.call('GET', `${api}/api-keys`)).body.data.total).toBe(before)
  })
})
