import { createLeaseCache } from '@resume/service-kit/cache/lease-cache'
import { openJobPool, openQuickPool } from '@resume/service-kit/database/pools'
import { connectNats } from '@resume/service-kit/events/connect-nats'
import { startConsumer } from '@resume/service-kit/events/consumer'
import { startGrpcServer } from '@resume/service-kit/grpc/server'
import { scheduleJob } from '@resume/service-kit/jobs/schedule'
import { createMetrics } from '@resume/service-kit/metrics/metrics'
import { startMetricsServer } from '@resume/service-kit/metrics/metrics-server'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { startRelay } from '@resume/service-kit/outbox/relay'
import { runProcess } from '@resume/service-kit/process/run-process'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { createCheckouts } from './adapters/checkouts.ts'
import { cleanUp } from './adapters/clean-up.ts'
import { openDatabase } from './adapters/database.ts'
import { createHistories } from './adapters/histories.ts'
import { createLedger } from './adapters/ledger.ts'
import { createProviderEvents } from './adapters/provider-events.ts'
import { createStripe } from './adapters/stripe.ts'
import { createReadSubscription } from './adapters/subscriptions.ts'
import { createSummaryCache } from './adapters/summary-cache.ts'
import { sweepCredits } from './adapters/sweep-credits.ts'
import { sweepSubscriptions } from './adapters/sweep-subscriptions.ts'
import { createSyncCustomer } from './adapters/sync-customer.ts'
import { createUserDataExport } from './adapters/user-data.ts'
import { createReadWallet } from './adapters/wallets.ts'
import { readBillingConfig } from './config.ts'
import { sellingRules } from './domain/selling.ts'
import { billingEventHandlers } from './events.ts'
import { billingRpcs } from './rpc/index.ts'

/** Connections for the movements of credits that take no transaction. */
const quickConnections = 8

/** Billing: customers, subscriptions, entitlements and the credit ledger. */
await runProcess('billing', readBillingConfig, async (config, lifecycle, logger) => {
  const metrics = createMetrics()
  const metricsServer = await startMetricsServer(metrics, { host: config.HOST, port: config.METRICS_PORT })
  lifecycle.onShutdown('metrics', metricsServer.stop)

  const database = openDatabase(config.BILLING_DATABASE_URL, logger)
  lifecycle.onShutdown('database', () => database.$disconnect())
  const pool = openJobPool(config.BILLING_DATABASE_URL, logger)
  lifecycle.onShutdown('pool', () => pool.end())
  const redis = connectRedis({ url: config.REDIS_URL, logger })
  lifecycle.onShutdown('redis', redis.close)
  const summaries = createSummaryCache(createLeaseCache(redis, logger))
  lifecycle.onShutdown('summaries', async () => summaries.stop())
  const changed = summaries.drop
  const nats = connectNats({ url: config.NATS_URL, name: 'billing', logger })
  lifecycle.onShutdown('nats', nats.close)

  lifecycle.onShutdown('relay', startRelay({ databaseUrl: config.BILLING_DATABASE_URL, nats, logger }))
  lifecycle.onShutdown(
    'consumer',
    startConsumer({
      nats,
      logger,
      service: 'billing',
      name: 'main',
      handlers: billingEventHandlers,
      commit: createCommit((work) => database.$transaction(work)),
    }),
  )
  const quickPool = openQuickPool(config.BILLING_DATABASE_URL, logger, quickConnections)
  lifecycle.onShutdown('quick pool', () => quickPool.end())
  const ledger = createLedger(database, quickPool, { reservationMs: config.CREDIT_RESERVATION_MS, changed })
  lifecycle.onShutdown('clean-up', scheduleJob(cleanUp, pool, logger))
  const sweep = sweepCredits(ledger, config.BILLING_SWEEP_INTERVAL_MS, logger)
  lifecycle.onShutdown('sweep of credits', scheduleJob(sweep, pool, logger))

  const readSubscription = createReadSubscription(database)
  const provider = config.stripe && createStripe({ ...config.stripe, priceIds: config.priceIds })
  const sync = provider && createSyncCustomer(database, provider, { changed })
  const events = provider && sync && createProviderEvents(database, provider, sync, logger)
  const checkouts = provider && sync && createCheckouts({ database, provider, sync, readSubscription, logger })
  const stripe = provider && sync && events && checkouts && { provider, sync, events, checkouts }
  const everyMs = config.BILLING_SWEEP_INTERVAL_MS
  const followTime = sweepSubscriptions({ database, everyMs, logger, changed, stripe })
  lifecycle.onShutdown('sweep of subscriptions', scheduleJob(followTime, pool, logger))

  const grpc = await startGrpcServer({
    host: config.HOST,
    port: config.GRPC_PORT,
    services: [
      billingRpcs({
        ledger,
        readWallet: createReadWallet(database, ledger),
        readSubscription,
        histories: createHistories(database),
        exportUserData: createUserDataExport(database),
        selling: sellingRules({ rollout: config.rollout, adminEmail: config.ADMIN_EMAIL, origins: config.APP_ORIGINS }),
        stripe: checkouts && events && { checkouts, events },
      }),
    ],
    readiness: { database: () => database.$queryRaw`SELECT 1` },
    logger,
    observe: metrics.observeCall('server'),
  })
  lifecycle.onShutdown('grpc', () => grpc.stop(config.SHUTDOWN_GRACE_MS))
  logger.info({ grpcPort: grpc.port }, 'billing is ready')
})
