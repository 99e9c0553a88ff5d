import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { errorHeader } from '../http/envelope.ts'
import { notePassed } from '../http/young-buffers.ts'

/** Bytes of a request and its answer that leave nothing worth collecting. */
const smallBodies = 16 * 1024

/** Measures every request by route and status, and counts failures by their error. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of requests',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_errors_total',
    help: 'Requests that ended in an error, by its id',
    labelNames: ['error'] as const,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    const bytes = Number(request.headers['content-length'] ?? 0) + Number(reply.getHeader('content-length') ?? 0)
    if (bytes > smallBodies) notePassed(bytes)
    const error = reply.getHeader(errorHeader)
    if (typeof error === 'string') failures.inc({ error })
    done()
  })
}
