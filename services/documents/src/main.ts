import { createLeaseCache } from '@resume/service-kit/cache/lease-cache'
import { openJobPool, openQuickPool } from '@resume/service-kit/database/pools'
import { connectNats } from '@resume/service-kit/events/connect-nats'
import { startConsumer } from '@resume/service-kit/events/consumer'
import { startGrpcServer } from '@resume/service-kit/grpc/server'
import { scheduleJob } from '@resume/service-kit/jobs/schedule'
import { createMetrics, startMetricsServer } from '@resume/service-kit/metrics/metrics-server'
import { startCacheDrops } from '@resume/service-kit/outbox/cache-drops'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { startRelay } from '@resume/service-kit/outbox/relay'
import { runProcess } from '@resume/service-kit/process/run-process'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { cleanUp } from './adapters/clean-up.ts'
import { openDatabase } from './adapters/database.ts'
import { createViewBuffer } from './adapters/view-buffer.ts'
import { compose } from './compose.ts'
import { readDocumentsConfig } from './config.ts'
import { documentsEventHandlers } from './events.ts'
import { flushViewsJob, removeOldVersionsJob } from './jobs.ts'
import { documentsRpcs } from './rpc/index.ts'

/** Documents: documents and their versions, master profiles, imports and share links. */
await runProcess('documents', readDocumentsConfig, async (config, lifecycle, logger) => {
  const metrics = createMetrics()
  const metricsServer = await startMetricsServer(metrics, { host: config.HOST, port: config.METRICS_PORT })
  lifecycle.onShutdown('metrics', metricsServer.stop)

  const database = openDatabase(config.DOCUMENTS_DATABASE_URL, logger)
  lifecycle.onShutdown('database', () => database.$disconnect())
  const pool = openJobPool(config.DOCUMENTS_DATABASE_URL, logger)
  lifecycle.onShutdown('pool', () => pool.end())
  const readPool = openQuickPool(config.DOCUMENTS_DATABASE_URL, logger)
  lifecycle.onShutdown('read pool', () => readPool.end())
  const redis = connectRedis({ url: config.REDIS_URL, logger })
  lifecycle.onShutdown('redis', redis.close)
  const nats = connectNats({ url: config.NATS_URL, name: 'documents', logger })
  lifecycle.onShutdown('nats', nats.close)
  const cache = createLeaseCache(redis, logger)
  const drops = startCacheDrops({ cache, pool, logger })
  lifecycle.onShutdown('cache drops', drops.close)
  const commit = createCommit((work) => database.$transaction(work), drops)
  const dependencies = compose({ config, logger, database, readPool, redis, commit })

  lifecycle.onShutdown('relay', startRelay({ databaseUrl: config.DOCUMENTS_DATABASE_URL, nats, logger }))
  lifecycle.onShutdown(
    'consumer',
    startConsumer({
      nats,
      logger,
      service: 'documents',
      name: 'main',
      handlers: documentsEventHandlers(dependencies),
      commit,
    }),
  )
  lifecycle.onShutdown('clean-up', scheduleJob(cleanUp, pool, logger))
  lifecycle.onShutdown('old versions', scheduleJob(removeOldVersionsJob, pool, logger))
  /** Flushes may wait longer for Redis than requests may. */
  const patientRedis = connectRedis({ url: config.REDIS_URL, logger, commandTimeoutMs: 5_000 })
  lifecycle.onShutdown('redis of the flush', patientRedis.close)
  const flush = flushViewsJob(createViewBuffer(patientRedis), config.VIEW_FLUSH_INTERVAL_MS)
  lifecycle.onShutdown('flush of views', scheduleJob(flush, pool, logger))

  const grpc = await startGrpcServer({
    host: config.HOST,
    port: config.GRPC_PORT,
    services: [documentsRpcs(dependencies)],
    readiness: { database: () => database.$queryRaw`SELECT 1` },
    logger,
    observe: metrics.observeCall('server'),
  })
  lifecycle.onShutdown('grpc', () => grpc.stop(config.SHUTDOWN_GRACE_MS))
  logger.info({ grpcPort: grpc.port }, 'documents is ready')
})
