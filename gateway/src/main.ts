import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { createPrincipals } from '@resume/service-kit/context/principals'
import { createHealthProbe } from '@resume/service-kit/grpc/health-probe'
import { logLines } from '@resume/service-kit/logging/logger'
import { createMetrics } from '@resume/service-kit/metrics/metrics'
import { startMetricsServer } from '@resume/service-kit/metrics/metrics-server'
import { createDrain } from '@resume/service-kit/process/drain-http'
import { letHeapGrow } from '@resume/service-kit/process/heap-growth'
import { runProcess } from '@resume/service-kit/process/run-process'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { buildApp } from './app.ts'
import { readGatewayConfig } from './config.ts'
import { closeClients, createClients } from './routes/clients.ts'
import { routes } from './routes/index.ts'

/**
 * Bodies live outside of V8's heap. By default some tens of megabytes of them make it mark the whole heap: more than half
 * of the time that moving documents of 1 MB took.
 */
setFlagsFromString('--external-memory-accounted-in-global-limit')
letHeapGrow()

/** The gateway: the one HTTP address of the platform. */
await runProcess('gateway', readGatewayConfig, async (config, lifecycle, logger) => {
  const metrics = createMetrics()
  const metricsServer = await startMetricsServer(metrics, { host: config.HOST, port: config.METRICS_PORT })
  lifecycle.onShutdown('metrics', metricsServer.stop)

  const connection = connectRedis({ url: config.REDIS_URL, logger })
  lifecycle.onShutdown('redis', connection.close)
  const clients = createClients(config, {
    observe: metrics.observeCall('client'),
    principals: createPrincipals({ service: 'gateway', keys: config.PRINCIPAL_KEYS }),
  })
  lifecycle.onShutdown('clients', () => closeClients(clients))
  const identityHealth = createHealthProbe(config.IDENTITY_GRPC_URL, { tls: config.GRPC_TLS_DIR })
  lifecycle.onShutdown('health probe', identityHealth.close)

  let draining = false
  const app = await buildApp({
    config,
    routes,
    clients,
    connection,
    identityHealth,
    metrics,
    logger,
    isDraining: () => draining,
    writeAccessLog: logger.isLevelEnabled('info') ? logLines() : undefined,
  })
  const drain = createDrain(app)
  await connection.attempted()
  await app.listen({ host: config.HOST, port: config.PORT })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  lifecycle.onShutdown('http', async () => {
    draining = true
    await wait(config.SHUTDOWN_DELAY_MS, undefined, { signal: lifecycle.hurried }).catch(() => {})
    await drain(config.SHUTDOWN_GRACE_MS)
  })
  logger.info({ port }, 'gateway is ready')
})
