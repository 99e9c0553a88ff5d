import { createLeaseCache } from '@resume/service-kit/cache/lease-cache'
import { openJobPool, openQuickPool } from '@resume/service-kit/database/pools'
import { connectNats } from '@resume/service-kit/events/connect-nats'
import { startConsumer } from '@resume/service-kit/events/consumer'
import { startGrpcServer } from '@resume/service-kit/grpc/server'
import { scheduleJob } from '@resume/service-kit/jobs/schedule'
import { createMetrics, startMetricsServer } from '@resume/service-kit/metrics/metrics-server'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { startRelay } from '@resume/service-kit/outbox/relay'
import { drainHttp } from '@resume/service-kit/process/drain-http'
import { runProcess } from '@resume/service-kit/process/run-process'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { createApiKeys } from './adapters/api-keys.ts'
import { createAuth } from './adapters/auth.ts'
import { createAuthCache } from './adapters/auth-cache.ts'
import { createAuthServer } from './adapters/auth-server.ts'
import { cleanUp } from './adapters/clean-up.ts'
import { createCodeLimiter } from './adapters/code-limiter.ts'
import { openDatabase } from './adapters/database.ts'
import { createFileSender, createSmtpSender } from './adapters/mail.ts'
import { createFindSession } from './adapters/sessions.ts'
import { createUserExport } from './adapters/user-export.ts'
import { createUsers } from './adapters/users.ts'
import { readIdentityConfig } from './config.ts'
import { sessionCookieName } from './domain/session-cookie.ts'
import { identityEventHandlers } from './events.ts'
import { identityRpcs } from './rpc/index.ts'

/** Identity: users, sessions and API keys, over gRPC for the gateway and over HTTP for sign-in. */
await runProcess('identity', readIdentityConfig, async (config, lifecycle, logger) => {
  const metrics = createMetrics()
  const metricsServer = await startMetricsServer(metrics, { host: config.HOST, port: config.METRICS_PORT })
  lifecycle.onShutdown('metrics', metricsServer.stop)

  const database = openDatabase(config.IDENTITY_DATABASE_URL, logger)
  lifecycle.onShutdown('database', () => database.$disconnect())
  const pool = openJobPool(config.IDENTITY_DATABASE_URL, logger)
  lifecycle.onShutdown('pool', () => pool.end())
  const quickPool = openQuickPool(config.IDENTITY_DATABASE_URL, logger)
  lifecycle.onShutdown('quick pool', () => quickPool.end())
  const redis = connectRedis({ url: config.REDIS_URL, logger })
  lifecycle.onShutdown('redis', redis.close)
  const nats = connectNats({ url: config.NATS_URL, name: 'identity', logger })
  lifecycle.onShutdown('nats', nats.close)

  const leaseCache = createLeaseCache(redis, logger)
  const cache = createAuthCache(leaseCache, database, config.AUTH_SECRET)
  const users = createUsers(database, quickPool, cache)
  const apiKeys = createApiKeys(database, quickPool, cache, config.API_KEY_HASH_SECRET)
  const codes = config.SMTP_URL
    ? createSmtpSender(config.SMTP_URL, config.MAIL_FROM, logger)
    : createFileSender(config.MAIL_DIR, logger)
  lifecycle.onShutdown('mail', codes.close)
  const auth = createAuth(
    {
      baseUrl: config.BASE_URL,
      secret: config.AUTH_SECRET,
      origins: config.APP_ORIGINS,
      isProduction: config.isProduction,
      codehost: config.codehost,
    },
    database,
    cache,
    codes,
    logger,
  )

  lifecycle.onShutdown('relay', startRelay({ databaseUrl: config.IDENTITY_DATABASE_URL, nats, logger }))
  lifecycle.onShutdown(
    'consumer',
    startConsumer({
      nats,
      logger,
      service: 'identity',
      name: 'main',
      handlers: identityEventHandlers(cache),
      commit: createCommit((work) => database.$transaction(work)),
    }),
  )
  lifecycle.onShutdown('clean-up', scheduleJob(cleanUp, pool, logger))

  const authServer = createAuthServer({
    auth,
    cache: leaseCache,
    limitCodes: config.RATE_LIMIT_ENABLED ? createCodeLimiter(redis) : undefined,
    isProduction: config.isProduction,
    hasCodehost: config.codehost !== undefined,
    logger,
  })
  await redis.attempted()
  await authServer.listen({ host: config.HOST, port: config.AUTH_HTTP_PORT })
  const address = authServer.server.address()
  const httpPort = typeof address === 'object' ? address?.port : undefined
  lifecycle.onShutdown('sign-in', () => drainHttp(authServer, config.SHUTDOWN_GRACE_MS))

  const grpc = await startGrpcServer({
    host: config.HOST,
    port: config.GRPC_PORT,
    services: [
      identityRpcs({
        users,
        apiKeys,
        findSession: createFindSession(auth, sessionCookieName(config.isProduction)),
        exportUser: createUserExport(database),
        limits: { default: config.API_KEY_DEFAULT_RATE_LIMIT, max: config.API_KEY_MAX_RATE_LIMIT },
        touchIntervalSeconds: config.API_KEY_LAST_USED_TOUCH_INTERVAL_SECONDS,
      }),
    ],
    readiness: { database: () => database.$queryRaw`SELECT 1` },
    logger,
    observe: metrics.observeCall('server'),
  })
  lifecycle.onShutdown('grpc', () => grpc.stop(config.SHUTDOWN_GRACE_MS))
  logger.info({ grpcPort: grpc.port, httpPort }, 'identity is ready')
})
