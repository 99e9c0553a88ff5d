import { newTraceparent, traceIdOf } from '@resume/service-kit/context/trace-context'
import { openTraceCollector } from '@resume/test-kit/trace-collector'
import { afterAll, describe, expect, it } from 'vitest'
import { runGateway } from '../../test-data/running-platform.ts'

const collector = await openTraceCollector()
afterAll(collector.close)
const platform = runGateway({}, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
const patience = { timeout: 15_000 }

const spansOf = (traceparent: string) => collector.spans.filter(({ traceId }) => traceId === traceIdOf(traceparent))

describe('a traced request', () => {
  it('is one trace from the caller through the gateway to the service', async () => {
    const { session } = await platform.account()
    const traceparent = newTraceparent()
    const answer = await session.call('GET', '/api/v1/api-keys?limit=5', { headers: { traceparent } })
    expect(answer.status).toBe(200)
    const find = (service: string, kind: number, name: string) =>
      spansOf(traceparent).find((span) => span.service === service && span.kind === kind && span.name.endsWith(name))
    await expect.poll(() => find('identity', 2, '/ListApiKeys'), patience).toBeDefined()
    await expect.poll(() => find('gateway', 3, '/ListApiKeys'), patience).toBeDefined()
    await expect.poll(() => find('gateway', 2, '/api/v1/api-keys'), patience).toBeDefined()
    const request = find('gateway', 2, '/api/v1/api-keys')
    const asked = find('gateway', 3, '/ListApiKeys')
    const served = find('identity', 2, '/ListApiKeys')
    expect(request).toMatchObject({
      name: 'GET /api/v1/api-keys',
      parentSpanId: traceparent.slice(36, 52),
      failed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/v1/api-keys',
        'http.response.status_code': 200,
      },
    })
    expect(asked?.parentSpanId).toBe(request?.spanId)
    expect(served?.parentSpanId).toBe(asked?.spanId)
  })

  it('tells nothing of who asked or what for', async () => {
    const account = await platform.account()
    const { key } = await account.createKey()
    const traceparent = newTraceparent()
    const caller = platform.visitor({ 'x-api-key': key, traceparent })
    await caller.call('GET', '/api/v1/users/some-name/availability?x=secret')
    await caller.call('GET', '/nowhere/secret')
    await expect.poll(() => spansOf(traceparent).length, patience).toBeGreaterThanOrEqual(2)
    const told = JSON.stringify(collector.spans)
    for (const secret of [key, account.email, account.cookie, 'secret', 'some-name']) expect(told).not.toContain(secret)
  })
})
