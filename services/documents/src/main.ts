import { connectModel } from '@resume/service-kit/ai/language-model'
import { createLeaseCache } from '@resume/service-kit/cache/lease-cache'
import { openJobPool, openQuickPool } from '@resume/service-kit/database/pools'
import { connectNats } from '@resume/service-kit/events/connect-nats'
import { startConsumer } from '@resume/service-kit/events/consumer'
import { startGrpcServer } from '@resume/service-kit/grpc/server'
import { scheduleJob } from '@resume/service-kit/jobs/schedule'
import { createMetrics, startMetricsServer } from '@resume/service-kit/metrics/metrics-server'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { startRelay } from '@resume/service-kit/outbox/relay'
import { runProcess } from '@resume/service-kit/process/run-process'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { cleanUp } from './adapters/clean-up.ts'
import { createCodehost } from './adapters/codehost.ts'
import { createCountFor } from './adapters/counts.ts'
import { openDatabase } from './adapters/database.ts'
import { createDocumentCache } from './adapters/document-cache.ts'
import { createDocuments } from './adapters/documents.ts'
import { createImportQuotas } from './adapters/import-quotas.ts'
import { createImports } from './adapters/imports.ts'
import { createLifecycle } from './adapters/lifecycle.ts'
import { createMasterProfiles } from './adapters/master-profiles.ts'
import { createNetworkReader } from './adapters/network-reader.ts'
import { createReadDocument } from './adapters/read-document.ts'
import { createShareLinks } from './adapters/share-links.ts'
import { createUserDataExport } from './adapters/user-data.ts'
import { createVersions } from './adapters/versions.ts'
import { createCountView, flushViews } from './adapters/view-buffer.ts'
import { readDocumentsConfig } from './config.ts'
import { documentsEventHandlers } from './events.ts'
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
  const cache = createDocumentCache(createLeaseCache(redis, logger))

  lifecycle.onShutdown('relay', startRelay({ databaseUrl: config.DOCUMENTS_DATABASE_URL, nats, logger }))
  lifecycle.onShutdown(
    'consumer',
    startConsumer({
      nats,
      logger,
      service: 'documents',
      name: 'main',
      handlers: documentsEventHandlers(database, cache),
      commit: createCommit((work) => database.$transaction(work)),
    }),
  )
  lifecycle.onShutdown('clean-up', scheduleJob(cleanUp, pool, logger))
  /** Flushes may wait longer for Redis than requests may. */
  const patientRedis = connectRedis({ url: config.REDIS_URL, logger, commandTimeoutMs: 5_000 })
  lifecycle.onShutdown('redis of the flush', patientRedis.close)
  const flush = flushViews(patientRedis, config.VIEW_FLUSH_INTERVAL_MS)
  lifecycle.onShutdown('flush of views', scheduleJob(flush, pool, logger))

  const importQuotas = createImportQuotas(database)
  const imports = createImports(database, cache, importQuotas, (err) =>
    logger.warn({ err }, 'a unit of quota could not be given back; it lapses by itself'),
  )

  const grpc = await startGrpcServer({
    host: config.HOST,
    port: config.GRPC_PORT,
    services: [
      documentsRpcs({
        documents: createDocuments(database, cache),
        readDocument: createReadDocument(readPool),
        lifecycle: createLifecycle(database, cache),
        versions: createVersions(database, cache),
        masterProfiles: createMasterProfiles(database, cache),
        shareLinks: createShareLinks(database, cache),
        countView: createCountView(redis, database, logger),
        imports,
        importQuotas,
        codehost: createCodehost({ apiUrl: config.CODEHOST_API_URL, token: config.CODEHOST_TOKEN, connection: redis }),
        readNetwork: createNetworkReader(
          connectModel({
            apiKey: config.OPENAI_API_KEY,
            baseUrl: config.OPENAI_BASE_URL,
            model: config.OPENAI_MODEL,
          }),
        ),
        countFor: createCountFor(database),
        exportUserData: createUserDataExport(database),
      }),
    ],
    readiness: { database: () => database.$queryRaw`SELECT 1` },
    logger,
    observe: metrics.observeCall('server'),
  })
  lifecycle.onShutdown('grpc', () => grpc.stop(config.SHUTDOWN_GRACE_MS))
  logger.info({ grpcPort: grpc.port }, 'documents is ready')
})
