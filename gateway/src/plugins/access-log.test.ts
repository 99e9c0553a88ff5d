import fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { markInner } from '../http/inner-requests.ts'
import { logRequests } from './access-log.ts'

const secret = 'svc_canary'

/** An application that answers as it is told, and the lines that it has logged. */
async function anApp(sample: number) {
  const written: string[] = []
  const app = fastify({ genReqId: () => 'a-request.1' })
  const flush = logRequests(app, { sample, write: (lines) => written.push(lines) })
  app.get('/documents/:id', async (request, reply) => {
    const { status = '200', as } = request.query as { status?: string; as?: 'session' | 'api-key' | 'tool' }
    const record = { principal: { kind: as, userId: 'u1', keyId: 'k1', email: 'ada@example.com' } }
    if (as === 'tool') markInner(request.raw, { keepsRefusals: true })
    else if (as) Object.assign(request, { admission: { record } })
    if (status !== '200') reply.header('x-error-code', 'not_found')
    return reply.code(Number(status)).send({})
  })
  app.get('/api/v1/health/ready', async () => ({}))
  const lines = () => {
    flush()
    const text = written.join('')
    return text === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
  }
  return { get: (url: string) => app.inject({ url, headers: { 'x-api-key': secret } }), lines, written }
}

describe('the access log', () => {
  afterEach(() => vi.useRealTimers())

  it('has a line for each request: who by ID, what by route, and nothing that was sent', async () => {
    const { get, lines, written } = await anApp(1)
    await get('/documents/d1?as=session&note=canary')
    await get('/documents/d1?as=api-key')
    await get('/documents/canary?status=404')
    await get('/nothing/canary')
    const usual = { level: 'info', service: 'gateway', requestId: 'a-request.1', method: 'GET', msg: 'request' }
    const row = { ...usual, time: expect.stringMatching(/Z$/), ms: expect.any(Number), route: '/documents/:id' }
    expect(lines()).toEqual([
      { ...row, status: 200, userId: 'u1' },
      { ...row, status: 200, userId: 'u1', keyId: 'k1' },
      { ...row, status: 404, error: 'not_found' },
      { ...row, status: 404, route: 'none' },
    ])
    expect(written.join()).not.toMatch(/canary|example\.com|127\.0\.0\.1/)
  })

  it('has one of so many, and every failure of ours; none of probes that go well', async () => {
    const { get, lines } = await anApp(10)
    for (let count = 0; count < 30; count++) await get('/documents/d1')
    await get('/documents/d1?status=503')
    for (let count = 0; count < 30; count++) await get('/api/v1/health/ready')
    expect(lines().map(({ status }) => status)).toEqual([200, 200, 200, 503])
  })

  it('tells what a tool asked apart from what came over the network', async () => {
    const { get, lines } = await anApp(1)
    await get('/documents/d1?as=tool')
    await get('/documents/d1')
    expect(lines().map(({ via }) => via)).toEqual(['mcp', undefined])
  })

  it('is written soon, several lines at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { get, written } = await anApp(1)
    await get('/documents/d1')
    await get('/documents/d2')
    expect(written).toEqual([])
    vi.advanceTimersByTime(200)
    expect(written.map((lines) => lines.trimEnd().split('\n').length)).toEqual([2])
  })
})
