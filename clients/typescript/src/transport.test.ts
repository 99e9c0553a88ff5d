import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answers,
  breaksOff,
  hangsUp,
  refuses,
  saysNothing,
  startUnkindServer,
  succeeds,
  type Treatment,
  type UnkindServer,
} from '../test-data/unkind-server.ts'
import {
  ApiError,
  BadGatewayError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  ResumePlatform,
  ServiceUnavailableError,
  TimeoutError,
  TooManyRequestsError,
  UnexpectedAnswerError,
} from './index.ts'

let server: UnkindServer
beforeAll(async () => {
  server = await startUnkindServer()
})
afterAll(() => server.close())

const client = (more: object = {}) => new ResumePlatform({ apiKey: 'svc_secret', baseUrl: server.url, ...more })
const soon = { 'retry-after': '0' }
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a call', () => {
  it('sends the key, the parameters and the body, and gives the data', async () => {
    server.treats(succeeds({ id: 'd1' }))
    expect(await client().documents.create({ type: 'RESUME', title: 'Ä' })).toEqual({ id: 'd1' })
    expect(await client().documents.getVersion('a/b', 3)).toEqual({ id: 'd1' })
    const [post, get] = server.seen
    expect(post).toMatchObject({ method: 'POST', url: '/api/v1/documents' })
    expect(post?.headers).toMatchObject({ 'x-api-key': 'svc_secret', 'content-type': 'application/json' })
    expect(JSON.parse(Buffer.from(post?.body ?? '', 'latin1').toString())).toEqual({ type: 'RESUME', title: 'Ä' })
    expect(get?.url).toBe('/api/v1/documents/a%2Fb/versions/3')
  })

  it.each(['', '.', '..'])('refuses %j as a part of a path before anything is sent', (id) => {
    server.treats(succeeds())
    expect(() => client().documents.delete(id)).toThrow(TypeError)
    expect(server.seen).toEqual([])
  })

  it('refuses a key or an address that cannot be one, without showing the key', () => {
    expect(() => client({ apiKey: 'svc_\nabc' })).toThrow(/^apiKey is not an API key$/)
    expect(() => client({ baseUrl: 'file:///etc' })).toThrow(TypeError)
  })

  it('takes an address with or without the prefix, and trims the key', async () => {
    server.treats(succeeds({}))
    await client({ baseUrl: `${server.url}/api/v1/`, apiKey: ' svc_secret\n' }).health.get()
    expect(server.seen[0]).toMatchObject({ url: '/api/v1/health', headers: { 'x-api-key': 'svc_secret' } })
  })

  it('tells the headers of the answer to who asks', async () => {
    server.treats(succeeds({}))
    let id: string | null = null
    await client().health.get({ onResponse: ({ headers }) => (id = headers.get('x-request-id')) })
    expect(id).toBe('r1')
  })
})

describe('a refusal', () => {
  it.each([
    [400, BadRequestError],
    [404, NotFoundError],
    [409, ConflictError],
    [418, ApiError],
  ])('of %i is an error of its own class', async (status, Class) => {
    server.treats(refuses(status, 'some_code', {}, [{ path: 'title', message: 'is too long' }]))
    const error = await failureOf(client().documents.get('d1'))
    expect(error).toBeInstanceOf(Class)
    expect(error).toMatchObject({
      status,
      code: 'some_code',
      requestId: 'r1',
      message: 'Refused: some_code',
      fieldErrors: [{ path: 'title', message: 'is too long' }],
    })
    expect(server.seen).toHaveLength(1)
  })

  it('by a proxy is an error of its status, too', async () => {
    server.treats(answers(502, '<html><h1>Bad Gateway</h1></html>'))
    const error = await failureOf(client({ maxRetries: 0 }).documents.get('d1'))
    expect(error).toBeInstanceOf(BadGatewayError)
    expect(error).toMatchObject({ status: 502, code: undefined, fieldErrors: [] })
  })

  it.each<[string, Treatment]>([
    ['HTML instead of JSON', answers(200, '<html>Welcome</html>')],
    ['JSON that is not ours', answers(200, '{"hello":1}')],
    ['half of the JSON', answers(200, '{"success":true,"da')],
    ['nothing', answers(200, '')],
    ['a redirect', answers(302, '', { location: 'https://elsewhere.example/' })],
  ])('%s is an error, and is not asked for again', async (_what, treatment) => {
    server.treats(treatment)
    expect(await failureOf(client().documents.get('d1'))).toBeInstanceOf(UnexpectedAnswerError)
    expect(server.seen).toHaveLength(1)
  })
})

describe('a repeat', () => {
  it.each<[string, Treatment]>([
    ['429', refuses(429, 'rate_limited', soon)],
    ['503 with Retry-After', refuses(503, 'unavailable', soon)],
    ['a lost connection', hangsUp],
    ['half an answer', breaksOff],
  ])('follows %s where it is safe', async (_what, treatment) => {
    server.treats(treatment, succeeds({ id: 'd1' }))
    expect(await client().documents.get('d1')).toEqual({ id: 'd1' })
    expect(server.seen).toHaveLength(2)
  })

  it('of a POST that creates has the same key, and another call another one', async () => {
    server.treats(hangsUp, breaksOff, succeeds({ id: 'd1' }))
    await client().documents.create({ type: 'RESUME' })
    await client().documents.create({ type: 'RESUME' })
    const keys = server.seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it('waits for the first request under the same key while it is being done, however often', async () => {
    const inWork = refuses(409, 'idempotency_in_progress', soon)
    server.treats(hangsUp, inWork, inWork, inWork, inWork, succeeds({ id: 'd1' }))
    expect(await client().documents.create({ type: 'RESUME' })).toEqual({ id: 'd1' })
  })

  it('has the key of the caller, which a requestId in the body is, too', async () => {
    server.treats(succeeds({}))
    await client().documents.create({ type: 'RESUME' }, { idempotencyKey: 'mine' })
    await client().ats.check({ resume: 'x', requestId: 'request-1' })
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine', undefined])
  })

  it.each<[string, (platform: ResumePlatform) => Promise<unknown>]>([
    ['PATCH', (platform) => platform.documents.update('d1', { revision: 1, title: 'x' })],
    ['POST without a key', (platform) => platform.shareLinks.verify('marta', 'cv', { password: 'x' })],
    ['PUT on a condition', (platform) => platform.portfolios.saveDraft({ subdomain: 'x', snapshot: {} })],
  ])('of a %s that may have been done is left to the caller', async (_what, work) => {
    for (const [treatment, Class] of [
      [hangsUp, ConnectionError],
      [refuses(502, 'bad_gateway'), BadGatewayError],
      [refuses(503, 'unavailable'), ServiceUnavailableError],
      [refuses(503, 'unavailable', soon), ServiceUnavailableError],
    ] as const) {
      server.treats(treatment, succeeds({}))
      expect(await failureOf(work(client()))).toBeInstanceOf(Class)
      expect(server.seen).toHaveLength(1)
    }
  })

  it('of a POST without a key that a limit, or a service at its capacity, refused is safe', async () => {
    for (const refusal of [refuses(429, 'rate_limited', soon), refuses(503, 'overloaded', soon)]) {
      server.treats(refusal, succeeds({}))
      await client().shareLinks.verify('marta', 'cv', { password: 'x' })
      expect(server.seen).toHaveLength(2)
    }
  })

  it('of a DELETE that has been done is done', async () => {
    server.treats(hangsUp, refuses(404, 'not_found'))
    expect(await client().documents.delete('d1')).toBe(null)
    server.treats(refuses(404, 'not_found'))
    expect(await failureOf(client().documents.delete('d1'))).toBeInstanceOf(NotFoundError)
  })

  it('ends after as many as are allowed, and at once when the pause would be too long', async () => {
    server.treats(refuses(503, 'unavailable', soon))
    expect(await failureOf(client({ maxRetries: 3 }).documents.get('d1'))).toBeInstanceOf(ServiceUnavailableError)
    expect(server.seen).toHaveLength(4)
    server.treats(refuses(429, 'rate_limited', { 'retry-after': '800' }))
    const error = await failureOf(client().documents.get('d1'))
    expect(error).toBeInstanceOf(TooManyRequestsError)
    expect(error).toMatchObject({ retryAfter: 800 })
    expect(server.seen).toHaveLength(1)
  })

  it('does not happen when there are to be none', async () => {
    server.treats(hangsUp, succeeds({}))
    expect(await failureOf(client().documents.get('d1', { maxRetries: 0 }))).toBeInstanceOf(ConnectionError)
    expect(server.seen).toHaveLength(1)
  })
})

describe('time', () => {
  it('runs out for an answer that does not come, and for one that does not end', async () => {
    for (const treatment of [saysNothing, (response) => void response.writeHead(200).write('{')] as Treatment[]) {
      server.treats(treatment)
      const failure = await failureOf(client().documents.get('d1', { timeout: 250, maxRetries: 1 }))
      expect(failure).toBeInstanceOf(TimeoutError)
      expect(server.seen).toHaveLength(2)
    }
  })

  it('ends when the caller says so: before, during, and between attempts', async () => {
    const reason = new Error('I have changed my mind')
    server.treats(saysNothing)
    expect(await failureOf(client().documents.get('d1', { signal: AbortSignal.abort(reason) }))).toBe(reason)
    expect(server.seen).toHaveLength(0)
    for (const treatment of [saysNothing, refuses(429, 'rate_limited', { 'retry-after': '30' })]) {
      server.treats(treatment)
      const leaving = new AbortController()
      const call = failureOf(client().documents.get('d1', { signal: leaving.signal }))
      await expect.poll(() => server.seen.length).toBe(1)
      leaving.abort(reason)
      expect(await call).toBe(reason)
    }
  })
})
