import { createBillingCredits } from '@resume/paid-work/billing-credits'
import { createPaidWork } from '@resume/paid-work/paid-work'
import { createPostgresStore } from '@resume/paid-work/postgres-store'
import { settlePaidWork } from '@resume/paid-work/settle-job'
import { billingService } from '@resume/proto/services'
import { connectModel } from '@resume/service-kit/ai/language-model'
import { openJobPool } from '@resume/service-kit/database/pools'
import { connectNats } from '@resume/service-kit/events/connect-nats'
import { startConsumer } from '@resume/service-kit/events/consumer'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { startGrpcServer } from '@resume/service-kit/grpc/server'
import { createCleanUp, handledEvents, olderThan } from '@resume/service-kit/jobs/clean-up'
import { scheduleJob } from '@resume/service-kit/jobs/schedule'
import { createMetrics, startMetricsServer } from '@resume/service-kit/metrics/metrics-server'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { startRelay } from '@resume/service-kit/outbox/relay'
import { runProcess } from '@resume/service-kit/process/run-process'
import { openDatabase } from './adapters/database.ts'
import { createExtractor } from './adapters/extractor.ts'
import { createFetchJobPage } from './adapters/job-page.ts'
import { createQuotaStore } from './adapters/quotas.ts'
import { createResumeAi } from './adapters/resume-ai.ts'
import { createScanRunner } from './adapters/scan-runner.ts'
import { createUserData } from './adapters/user-data.ts'
import { readAtsConfig } from './config.ts'
import { atsEventHandlers } from './events.ts'
import { atsRpcs } from './rpc/index.ts'

/** What is removed once nobody needs it: counts whose window is over, runs that nobody can repeat, and notes. */
const leftovers = [
  olderThan('quota_usages', 'expires_at', '0 seconds'),
  olderThan('paid_runs', 'expires_at', '0 seconds'),
  handledEvents,
  /** As long as an event about them can come late. */
  olderThan('erased_users', 'erased_at', '40 days'),
]

/** Ats: resume scans and text extraction, each within the caller's quota, and what an AI makes of resumes for credits. */
await runProcess('ats', readAtsConfig, async (config, lifecycle, logger) => {
  const metrics = createMetrics()
  const metricsServer = await startMetricsServer(metrics, { host: config.HOST, port: config.METRICS_PORT })
  lifecycle.onShutdown('metrics', metricsServer.stop)

  const database = openDatabase(config.ATS_DATABASE_URL, logger)
  lifecycle.onShutdown('database', () => database.$disconnect())
  const pool = openJobPool(config.ATS_DATABASE_URL, logger)
  lifecycle.onShutdown('pool', () => pool.end())
  const nats = connectNats({ url: config.NATS_URL, name: 'ats', logger })
  lifecycle.onShutdown('nats', nats.close)

  lifecycle.onShutdown('relay', startRelay({ databaseUrl: config.ATS_DATABASE_URL, nats, logger }))
  lifecycle.onShutdown(
    'consumer',
    startConsumer({
      nats,
      logger,
      service: 'ats',
      name: 'main',
      handlers: atsEventHandlers,
      commit: createCommit((work) => database.$transaction(work)),
    }),
  )
  lifecycle.onShutdown('clean-up', scheduleJob(createCleanUp(leftovers), pool, logger))

  const now = () => new Date()
  const billing = createGrpcClient(billingService, {
    target: config.BILLING_GRPC_URL,
    observe: metrics.observeCall('client'),
  })
  lifecycle.onShutdown('billing', billing.close)
  const paidWork = createPaidWork({
    store: createPostgresStore(database),
    credits: createBillingCredits(billing),
    purposes: { analyze: 'ats.analyze', convert: 'ats.convert-resume' },
    now,
    onTrouble: (what, err) => logger.warn({ err }, what),
  })
  lifecycle.onShutdown('settling of paid work', scheduleJob(settlePaidWork(paidWork), pool, logger))
  const scans = createScanRunner({ threads: config.SCAN_THREADS })
  lifecycle.onShutdown('scans', scans.close)
  const extractor = createExtractor({
    processes: config.EXTRACTION_PROCESSES,
    memoryLimitMb: config.EXTRACTION_MEMORY_MB,
    timeoutMs: config.EXTRACTION_TIMEOUT_MS,
  })
  lifecycle.onShutdown('extractor', extractor.close)

  const grpc = await startGrpcServer({
    host: config.HOST,
    port: config.GRPC_PORT,
    services: [
      atsRpcs({
        quotas: createQuotaStore(database),
        quotaReservationMs: config.QUOTA_RESERVATION_MS,
        onUnreleasedUnit: (err) => logger.warn({ err }, 'a unit of quota could not be released; it lapses by itself'),
        now,
        runScan: scans.run,
        extract: extractor.extract,
        takeFileSlot: extractor.takeFileSlot,
        paidWork,
        resumeAi: createResumeAi(
          connectModel({
            apiKey: config.OPENAI_API_KEY,
            baseUrl: config.OPENAI_BASE_URL,
            model: config.OPENAI_MODEL,
          }),
          { analysisMs: config.AI_ANALYSIS_TIMEOUT_MS, conversionMs: config.AI_CONVERSION_TIMEOUT_MS },
        ),
        onNoComment: (err) => logger.warn({ err }, 'the AI gave no comment'),
        fetchJobPage: createFetchJobPage(),
        userData: createUserData(database),
      }),
    ],
    readiness: { database: () => database.$queryRaw`SELECT 1` },
    logger,
    observe: metrics.observeCall('server'),
  })
  lifecycle.onShutdown('grpc', () => grpc.stop(config.SHUTDOWN_GRACE_MS))
  logger.info({ grpcPort: grpc.port }, 'ats is ready')
})
