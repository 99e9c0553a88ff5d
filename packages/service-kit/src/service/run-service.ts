import type { JsMsg } from '@nats-io/jetstream'
import type { EventKey } from '@resume/proto/events'
import { createPrincipals, refusals } from '../context/principals.ts'
import type { DatabaseClient, TransactionOf } from '../database/open-database.ts'
import { databasePlace } from '../database/pooling.ts'
import { type EventHandlers, startConsumer } from '../events/consumer.ts'
import { watchConsumers } from '../events/consumer-metrics.ts'
import { startGrpcServer } from '../grpc/server.ts'
import { createCleanUp } from '../jobs/clean-up.ts'
import { watchJobs } from '../jobs/job-metrics.ts'
import { scheduleJob } from '../jobs/schedule.ts'
import { startRelay } from '../outbox/relay.ts'
import { runProcess } from '../process/run-process.ts'
import type { ServiceDeclaration } from './declaration.ts'
import { openKit } from './open-kit.ts'
import type { ServiceConfig } from './service-kit.ts'

/**
 * Runs a service: opens its database and connections, relays its events, consumes those of others, runs its jobs, serves
 * its RPCs, and takes everything down in order when it is told to stop. What is away at the start (database, Redis, NATS)
 * is waited for in the background.
 *
 * At the end the service first finishes the calls in work, for at most SHUTDOWN_GRACE_MS, then jobs and events in work,
 * then what it composed itself, and closes its connections last.
 */
export async function runService<
  Config extends ServiceConfig,
  Database extends DatabaseClient,
  Dependencies,
  Published extends EventKey,
>(declaration: ServiceDeclaration<Config, Database, Dependencies, Published>): Promise<void> {
  const { name } = declaration
  await runProcess(name, declaration.config, async (config, lifecycle, logger) => {
    const { onShutdown } = lifecycle
    const { client, url, directUrl } = declaration.database
    const place = databasePlace(url(config), directUrl(config), config.DATABASE_PREPARED_STATEMENTS)
    const { usesRedis } = declaration
    const principals = createPrincipals({ service: name, keys: config.PRINCIPAL_KEYS })
    const opened = await openKit<Config, Database, Published>(
      { name, client, place, usesRedis, principals },
      config,
      lifecycle,
      logger,
    )
    const { kit, jobPool, nats, announced } = opened
    onShutdown('relay', startRelay({ databaseUrl: place.directUrl, nats, logger }))

    const dependencies = await declaration.compose(kit)
    await opened.connected()

    const handlers = Object.fromEntries(
      Object.entries(declaration.events.handlers).map(([key, make]) => [
        key,
        (make as HandlerOf<Dependencies>)(dependencies),
      ]),
    ) as EventHandlers<TransactionOf<Database>, Published>
    const consumer = { nats, service: name, name: 'main', paused: new Set<JsMsg>() }
    watchConsumers(kit.metrics, { ...consumer, keys: Object.keys(handlers) })
    onShutdown('consumer', startConsumer({ ...consumer, logger, handlers, commit: kit.commit }))
    const { leftovers } = declaration
    const cleanUp = createCleanUp(typeof leftovers === 'function' ? leftovers(config) : leftovers)
    const jobs = [cleanUp, ...(declaration.jobs?.(dependencies) ?? [])]
    const observerOf = watchJobs(kit.metrics, jobs)
    for (const job of jobs) {
      onShutdown(job.name, scheduleJob(job, jobPool, logger, observerOf(job)))
    }

    const grpc = await startGrpcServer({
      host: config.HOST,
      port: config.GRPC_PORT,
      services: declaration.rpcs(dependencies),
      readiness: { database: () => kit.database.$queryRaw`SELECT 1` },
      logger,
      principals,
      tls: config.GRPC_TLS_DIR,
      observe: kit.metrics.observeCall('server'),
      onRefused: kit.metrics.counters(
        'grpc_principals_refused_total',
        'Calls whose principal was not signed by a process of the platform',
        'reason',
        refusals,
      ),
    })
    onShutdown('grpc', () => grpc.stop(config.SHUTDOWN_GRACE_MS))
    logger.info({ grpcPort: grpc.port, ...announced }, `${name} is ready`)
  })
}

type HandlerOf<Dependencies> = (dependencies: Dependencies) => unknown
