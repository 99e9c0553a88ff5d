import { AppError } from '@resume/service-kit/errors/app-error'
import type { HealthProbe } from '@resume/service-kit/grpc/health-probe'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import { timeNow } from '@resume/service-kit/time-now'
import type { FastifyInstance } from 'fastify'
import { RawJson, successEnvelope } from '../http/envelope.ts'
import { apiPrefix } from './serve-routes.ts'

/**
 * Liveness, which touches nothing, and readiness: a trivial query to the relational database (by identity) and a ping
 * to the cache.
 * @param isDraining whether the process is told to stop; then it is not ready
 */
export function serveHealth(
  app: FastifyInstance,
  options: { identity: HealthProbe; connection: RedisConnection; isDraining: () => boolean },
): void {
  const alive = successEnvelope('Service is healthy')
  const ready = successEnvelope('Service is ready')

  app.route({
    method: 'GET',
    url: `${apiPrefix}/health`,
    handler: (_request, reply) => {
      /** By hand, as nothing of it needs escaping: writing an object out takes a fortieth of the whole answer. */
      const state = new RawJson(`{"status":"ok","timestamp":"${timeNow()}"}`)
      reply.type('application/json; charset=utf-8').send(alive(state))
    },
  })

  app.route({
    method: 'GET',
    url: `${apiPrefix}/health/ready`,
    handler: async (_request, reply) => {
      if (options.isDraining()) throw new AppError('draining')
      const [database, cache] = await Promise.all([
        options.identity.isServing('database'),
        options.connection.isUp() && options.connection.answers(),
      ])
      if (!database) throw new AppError('database_unreachable')
      if (!cache) throw new AppError('cache_unreachable')
      reply.type('application/json; charset=utf-8')
      return ready({ status: 'ok', database: 'connected', cache: 'connected', timestamp: timeNow() })
    },
  })
}
