import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, appOrigin, runGateway } from '../../test-data/running-platform.ts'
import { expectWrong, pathsOf } from '../../test-data/wrong-fields.ts'

const platform = runGateway({ RATE_LIMIT_ROUTE_MAX: '100000', RATE_LIMIT_IP_MAX: '100000' })
const api = '/api/v1'

let user: Account
beforeAll(async () => {
  user = await platform.account()
})

describe('a wrong request', () => {
  it('names each wrong field by its path, unknown ones too, and drops or changes nothing silently', async () => {
    const post = (body: unknown) => user.session.call('POST', `${api}/api-keys`, { body })
    expectWrong(await post({}), 'name')
    expectWrong(await post({ name: 5, rateLimit: '20', scopes: 'user:read' }), 'name', 'rateLimit', 'scopes')
    expectWrong(await post({ name: 'x', scopes: ['user:read', 7], extra: 1, other: {} }), 'scopes.1', 'extra', 'other')
    expectWrong(await post({ name: 'x', expiresAt: 'tomorrow', rateLimit: 1.5 }), 'expiresAt', 'rateLimit')
    expectWrong(await post({ name: 'x', rateLimit: 0 }), 'rateLimit')
    for (const rateLimit of [601, 2 ** 31, 1e300]) {
      expect((await post({ name: 'x', rateLimit })).body.data).toMatchObject({ rateLimit: 600 })
    }
    expectWrong(await post({ name: 'x', expiresAt: '2001-01-01T00:00:00.000Z' }), 'expiresAt')
    expectWrong(await post({ name: ' ' }), 'name')
    expectWrong(await post({ name: null }), 'name')
    const put = (path: string, body: unknown) => user.session.call('PUT', `${api}/users/me${path}`, { body })
    expectWrong(await put('/name', { name: '   ' }), 'name')
    expectWrong(await put('/username', { username: 'ab' }), 'username')
    expectWrong(await put('/username', { username: 'Admin' }), 'username')
    expectWrong(await put('/sync', { enabled: 'true' }), 'enabled')
    expectWrong(await put('/sync', {}), 'enabled')
    const unkept = { revision: 1, lastSyncedAt: '0000-01-01T00:00:00Z' }
    const patch = (body: unknown) => user.session.call('PATCH', `${api}/documents/${newId()}`, { body })
    expectWrong(await patch(unkept), 'lastSyncedAt')
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

  it('is one that says its JSON is not UTF-8, on every route', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-16' }
    for (const [method, path] of [
      ['PUT', '/users/me/name'],
      ['POST', '/api-keys'],
      ['POST', '/ats/check'],
      ['POST', '/documents'],
    ] as const) {
      const answer = await user.session.call(method, `${api}${path}`, { body: '{"name":"x"}', headers })
      expect([answer.status, answer.headers.get('x-error-code')], path).toEqual([415, 'unsupported_media_type'])
    }
    const utf8 = { 'content-type': 'application/json; charset=UTF-8' }
    expect(
      (await user.session.call('PUT', `${api}/users/me/name`, { body: '{"name":"x"}', headers: utf8 })).status,
    ).toBe(200)
  })

  it('tells unknown scopes with the message of the contract', async () => {
    const body = { name: 'x', scopes: ['user:read', 'roadmap:write', 'codehost:write'] }
    const answer = await user.session.call('POST', `${api}/api-keys`, { body })
    expect(answer.body).toMatchObject({ statusCode: 400, message: 'Unsupported API key scope(s)' })
    expect(pathsOf(answer)).toEqual(['scopes.1', 'scopes.2'])
  })

  it('has no body, or an empty object, where none is needed', async () => {
    for (const body of ['[]', '[1]', 'null', '0', '{"a":1}']) {
      const { id } = await user.createKey()
      expect((await user.session.call('DELETE', `${api}/api-keys/${id}`, { body })).status, body).toBe(400)
      expect((await user.session.call('DELETE', `${api}/api-keys/${id}`, { body: '{}' })).status).toBe(200)
    }
  })

  it('is not one whose text is as long as it may be, and every letter of it an escape', async () => {
    const resume = `Ada ${'\\ud83d\\ude00'.repeat(99_996)}`
    const jobDescription = '\\ud83d\\ude00'.repeat(50_000)
    const body = `{"resume":"${resume}","jobDescription":"${jobDescription}"}`
    const answer = await user.session.call('POST', `${api}/ats/check`, { body })
    expect(answer.status, answer.text.slice(0, 300)).toBe(200)
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
      ['QUERY', `${api}/ats/check`, 'POST'],
      ['LINK', `${api}/users/me`, 'GET, HEAD, DELETE'],
    ]
    expect((await user.session.call('QUERY', `${api}/nothing`)).status).toBe(404)
    expect((await user.session.call('POST', `${api}/users/me`, { headers: { 'content-type': 'x' } })).status).toBe(405)
    for (const [method, path, allow] of known) {
      const answer = await user.session.call(method, path)
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, allow])
      expect(answer.body).toEqual({ success: false, message: 'Method not allowed', statusCode: 405 })
    }
  })

  it('without a body may have any content type where none is read', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await user.session.call('GET', `${api}/users/me`, { headers })).status).toBe(200)
    const { id } = await user.createKey()
    expect((await user.session.call('DELETE', `${api}/api-keys/${id}`, { headers })).status).toBe(200)
    const wrong = await user.session.call('DELETE', `${api}/api-keys/${id}`, { headers, body: 'x' })
    expect(wrong.status).toBe(415)
  })

  it('with a requestId is measured by characters, and a wrong one is told under its own name', async () => {
    const check = (requestId: string) =>
      user.session.call('POST', `${api}/ats/check`, { body: { resume: 'Jane Doe', requestId } })
    expect((await check('😀'.repeat(200))).status).toBe(200)
    expectWrong(await check('😀'.repeat(201)), 'requestId')
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

describe('a request in pieces', () => {
  it.each(['with its length', 'without'])(
    'with too large a body, told %s, is answered to whoever sends it to its end',
    async (told) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const ask = (method: string, path: string, headers: object = {}) =>
        httpRequest(`${platform.url}${api}${path}`, {
          agent,
          method,
          headers: { origin: appOrigin, cookie: user.cookie, ...headers },
        })
      const piece = 'x'.repeat(256 * 1024)
      const pieces = 9
      const started = ask('POST', '/ats/check', {
        'content-type': 'application/json',
        ...(told === 'with its length' && { 'content-length': String(pieces * piece.length) }),
      })
      const answered = once(started, 'response')
      for (let sent = 0; sent < pieces; sent += 1) {
        started.write(piece)
        await setTimeout(10)
      }
      started.end()
      const [answer] = (await answered) as [IncomingMessage]
      expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([413, 'body_too_large'])
      await once(answer.resume(), 'close')
      const next = ask('GET', '/users/me')
      next.end()
      const [second] = (await once(next, 'response')) as [IncomingMessage]
      expect([second.statusCode, next.reusedSocket]).toEqual([200, true])
      second.resume()
      agent.destroy()
    },
  )

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
