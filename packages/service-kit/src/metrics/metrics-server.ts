import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

/**
 * Serves `/metrics` for Prometheus and `/healthz` (the process runs) on a port that only operators can reach.
 * @returns the port, and how to stop
 */
export async function startMetricsServer(
  metrics: Metrics,
  options: { host: string; port: number },
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') {
      response.setHeader('content-type', metrics.registry.contentType)
      response.end(await metrics.registry.metrics())
    } else if (request.url === '/healthz') {
      response.end('ok\n')
    } else {
      response.statusCode = 404
      response.end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
