import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { aUser, aVisitor } from './platform.ts'

describe('every answer', () => {
  it('carries the caller’s request id when it is well formed, else a fresh one', async () => {
    const visitor = aVisitor()
    const idOf = async (given: string) =>
      (await visitor.call('GET', '/health', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
    expect(await idOf('my-id.1_A')).toBe('my-id.1_A')
    for (const wrong of ['with blank', 'x'.repeat(129), 'semi;colon']) {
      expect(await idOf(wrong)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    }
  })

  it('has the failure envelope for an unknown route, a wrong method, another content type and malformed JSON', async () => {
    const { session } = await aUser()
    const failure = { success: false, message: expect.any(String) }
    const unknown = await session.call('GET', '/nothing-here')
    expect([unknown.status, unknown.body]).toEqual([404, expect.objectContaining(failure)])
    const method = await session.call('DELETE', '/users/me/name')
    expect([method.status, method.headers.get('allow'), method.body]).toEqual([
      405,
      'PUT',
      expect.objectContaining(failure),
    ])
    const type = await session.call('PUT', '/users/me/name', {
      body: 'name=x',
      headers: { 'content-type': 'text/plain' },
    })
    expect([type.status, type.body]).toEqual([415, expect.objectContaining(failure)])
    for (const headers of [
      { 'content-encoding': 'gzip' } as Record<string, string>,
      { 'content-type': 'application/json; charset=latin1' },
    ]) {
      const coded = await session.call('PUT', '/users/me/name', { body: '{"name":"x"}', headers })
      expect([coded.status, coded.body]).toEqual([415, expect.objectContaining(failure)])
    }
    const json = await session.call('PUT', '/users/me/name', { body: '{"name":' })
    expect([json.status, json.body]).toEqual([400, expect.objectContaining(failure)])
  })

  it('names every wrong field, unknown ones too, by its path', async () => {
    const { session } = await aUser()
    const body = { scopes: ['user:read', 5], rateLimit: 0, surprise: true }
    const answer = await session.call('POST', '/api-keys', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe('Validation failed')
    const paths = answer.body.details.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(expect.arrayContaining(['name', 'scopes.1', 'rateLimit', 'surprise']))
    const query = await session.call('GET', '/api-keys?limit=51&offset=-1&colour=red')
    expect(query.status).toBe(400)
    expect(query.body.details.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['limit', 'offset', 'colour']),
    )
  })

  it('is for browsers of first-party origins alone', async () => {
    const preflight = (origin: string) =>
      aVisitor().call('OPTIONS', '/users/me', {
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-api-key' },
      })
    const own = await preflight(fromApp.origin)
    expect(own.headers.get('access-control-allow-origin')).toBe(fromApp.origin)
    expect(own.headers.get('access-control-allow-credentials')).toBe('true')
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('health', () => {
  it('needs no credential and tells database and cache', async () => {
    expect((await aVisitor().call('GET', '/health')).body).toMatchObject({ success: true, data: { status: 'ok' } })
    expect((await aVisitor().call('GET', '/health/ready')).body).toMatchObject({
      success: true,
      data: { status: 'ok', database: 'connected', cache: 'connected', timestamp: expect.any(String) },
    })
  })
})

describe('an idempotency key', () => {
  it('makes one key of two equal requests, and refuses another body', async () => {
    const { session } = await aUser()
    const create = (name: string) =>
      session.call('POST', '/api-keys', { body: { name }, headers: { 'idempotency-key': 'once' } })
    const first = await create('one')
    const second = await create('one')
    expect(second.text).toBe(first.text)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    const other = await create('two')
    expect([other.status, other.body.message]).toEqual([409, 'Idempotency key was used with another request'])
    expect((await session.call('GET', '/api-keys')).body.data.total).toBe(1)
  })

  it('lets one of 20 parallel requests work', async () => {
    const { session } = await aUser()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        session.call('POST', '/api-keys', { body: { name: 'one' }, headers: { 'idempotency-key': 'parallel' } }),
      ),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ text }) => text)).size).toBe(1)
    expect(made.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect((await session.call('GET', '/api-keys')).body.data.total).toBe(1)
  })
})
