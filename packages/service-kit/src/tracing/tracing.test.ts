import { createServer } from 'node:http'
import { identityService } from '@resume/proto/services'
import { openTraceCollector, type TraceCollector } from '@resume/test-kit/trace-collector'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { developmentPrincipals } from '../context/principals.ts'
import { currentContext } from '../context/request-context.ts'
import { newTraceparent, traceIdOf } from '../context/trace-context.ts'
import { AppError } from '../errors/app-error.ts'
import { createGrpcClient } from '../grpc/client.ts'
import { type ServedService, startGrpcServer } from '../grpc/server.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { startSpan } from './span.ts'
import { startTracing } from './start-tracing.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
let collector: TraceCollector
const cleanUps: (() => Promise<void> | void)[] = []
beforeEach(async () => {
  collector = await openTraceCollector()
  cleanUps.push(collector.close)
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A service whose GetUser answers as told, and a client of it. */
async function aService(getUser: () => Promise<unknown>) {
  const missing = async () => ({})
  const handlers = Object.fromEntries(Object.keys(identityService.definition).map((name) => [name, missing]))
  const services = [{ definition: identityService.definition, handlers: { ...handlers, GetUser: getUser } }]
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    services: services as unknown as ServedService[],
    readiness: {},
    logger,
    principals: developmentPrincipals('test'),
  })
  cleanUps.push(() => server.stop(0))
  const client = createGrpcClient(identityService, { target: `127.0.0.1:${server.port}` })
  cleanUps.push(client.close)
  return client
}

const trace = (endpoint: string | undefined) => startTracing({ endpoint, service: 'here', logger })
const name = 'resume.identity.v1.IdentityService/GetUser'

describe('a traced process', () => {
  it('tells the collector of a call on both sides, as part of the caller’s trace', async () => {
    const stop = await trace(`${collector.url}/`)
    let inside: string | undefined
    const client = await aService(async () => {
      inside = currentContext()?.traceparent
      return {}
    })
    const traceparent = newTraceparent()
    await client.call('GetUser', {}, { context: { requestId: newId(), traceparent } })
    await stop()
    const [asked, served] = [3, 2].map((kind) => collector.spans.find((span) => span.kind === kind))
    expect(collector.spans).toHaveLength(2)
    const common = { service: 'here', name, traceId: traceIdOf(traceparent), failed: false }
    expect(asked).toMatchObject({ ...common, parentSpanId: traceparent.slice(36, 52) })
    expect(served).toMatchObject({ ...common, parentSpanId: asked?.spanId })
    expect(inside?.slice(36, 52)).toBe(served?.spanId)
    expect(served?.attributes).toEqual({
      'rpc.system': 'grpc',
      'rpc.service': 'resume.identity.v1.IdentityService',
      'rpc.method': 'GetUser',
      'rpc.grpc.status_code': 0,
    })
  })

  it('tells a failure of ours from a refusal', async () => {
    const stop = await trace(collector.url)
    let error = new AppError('not_found', { resource: 'User' })
    const client = await aService(async () => {
      throw error
    })
    await expect(client.call('GetUser', {})).rejects.toThrow('User not found')
    error = new AppError('internal_error')
    await expect(client.call('GetUser', {})).rejects.toThrow('Internal server error')
    await stop()
    const outcomes = collector.spans.map(({ failed, attributes }) => [attributes['error.type'], failed])
    expect(outcomes.sort()).toEqual([
      ['internal', true],
      ['internal', true],
      ['not_found', false],
      ['not_found', false],
    ])
  })

  it('records nothing of a trace whose beginner does not want it recorded, and hands it on', async () => {
    const stop = await trace(collector.url)
    let inside: string | undefined
    const client = await aService(async () => {
      inside = currentContext()?.traceparent
      return {}
    })
    const traceparent = newTraceparent().replace(/01$/, '00')
    await client.call('GetUser', {}, { context: { requestId: newId(), traceparent } })
    await stop()
    expect(collector.spans).toEqual([])
    expect(traceIdOf(inside ?? '')).toBe(traceIdOf(traceparent))
    expect(inside?.slice(53)).toBe('00')
  })

  it('works on and stops while the collector is away, hangs or refuses', async () => {
    const hanging = createServer(() => {})
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
    cleanUps.push(() => hanging.closeAllConnections())
    cleanUps.push(() => void hanging.close())
    const address = hanging.address()
    const port = typeof address === 'object' && address ? address.port : 0
    for (const endpoint of ['http://127.0.0.1:1', `http://127.0.0.1:${port}`, `${collector.url}/elsewhere`]) {
      const stop = await trace(endpoint)
      const client = await aService(async () => ({}))
      await client.call('GetUser', {})
      await stop()
    }
    expect(collector.spans).toEqual([])
  })
})

describe('a process without a collector', () => {
  it('makes no spans, and hands traces on all the same', async () => {
    await (await trace(undefined))()
    expect(startSpan({ name: 'x', kind: 'server', parent: undefined, attributes: {} })).toBeUndefined()
    let inside: string | undefined
    const client = await aService(async () => {
      inside = currentContext()?.traceparent
      return {}
    })
    const traceparent = newTraceparent()
    await client.call('GetUser', {}, { context: { requestId: newId(), traceparent } })
    expect(traceIdOf(inside ?? '')).toBe(traceIdOf(traceparent))
  })
})
