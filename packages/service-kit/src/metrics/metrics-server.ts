import { createServer } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { CallObserver } from '../grpc/server.ts'

/** A process's own measurements. */
export interface Metrics {
  readonly registry: Registry
  /** For the gRPC server and client. */
  observeCall(side: 'server' | 'client'): CallObserver
}

/** Makes the registry of a process: Node's own figures and the calls between services. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'grpc_call_duration_seconds',
    help: 'Time of calls between services',
    labelNames: ['side', 'method', 'code'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    registry,
    observeCall:
      (side) =>
      ({ method, code, seconds }) =>
        calls.observe({ side, method, code }, seconds),
  }
}

/**
 * Serves `/metrics` for Prometheus and `/healthz` (the process runs) on a port that only operators reach.
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
