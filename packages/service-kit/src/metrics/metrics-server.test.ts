import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

describe('the metrics port', () => {
  it('shows the process’s own figures and its calls, says that it runs, and knows nothing else', async () => {
    const metrics = createMetrics()
    const server = await startMetricsServer(metrics, { host: '127.0.0.1', port: 0 })
    cleanUps.push(server.stop)
    metrics.observeCall('client')({ method: '/a.B/C', code: 'unavailable', seconds: 0.2 })
    const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
    const answer = await get('/metrics')
    const body = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(body).toContain('process_resident_memory_bytes')
    expect(body).toContain('grpc_call_duration_seconds_count{side="client",method="/a.B/C",code="unavailable"} 1')
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/other')).status).toBe(404)
  })

  it('that is taken is an error', async () => {
    const first = await startMetricsServer(createMetrics(), { host: '127.0.0.1', port: 0 })
    cleanUps.push(first.stop)
    const second = startMetricsServer(createMetrics(), { host: '127.0.0.1', port: first.port })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
