import type { EventKey } from '@resume/proto/events'
import { createLeaseCache, type LeaseCache } from '../cache/lease-cache.ts'
import type { Principals } from '../context/principals.ts'
import { openFirstConnections } from '../database/first-connections.ts'
import { type ClientClass, type DatabaseClient, openDatabase, type TransactionOf } from '../database/open-database.ts'
import type { DatabasePlace } from '../database/pooling.ts'
import { openJobPool, openQuickPool, type Pool } from '../database/pools.ts'
import { connectNats, type NatsLink } from '../events/connect-nats.ts'
import { createGrpcClient } from '../grpc/client.ts'
import type { Logger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { startMetricsServer } from '../metrics/metrics-server.ts'
import { type CacheDrops, startCacheDrops } from '../outbox/cache-drops.ts'
import { createCommit } from '../outbox/commit.ts'
import { watchOutbox } from '../outbox/outbox-metrics.ts'
import type { Lifecycle } from '../process/run-process.ts'
import { connectRedis } from '../redis/connect.ts'
import type { ServiceConfig, ServiceKit } from './service-kit.ts'

/** What {@link runService} itself works with, besides what a service sees. */
export interface OpenedKit<Config, Database extends DatabaseClient, Published extends EventKey> {
  kit: ServiceKit<Config, Database, Published>
  jobPool: Pool
  nats: NatsLink
  /** What the service wants said when it is ready. */
  announced: Record<string, unknown>
  /**
   * Resolves once every pool has open connections, or after a few seconds without. Calls come as soon as the service can be reached:
   * the first of them would wait for connections otherwise, and fail where a busy machine makes them late.
   */
  connected(): Promise<void>
}

/** Opens everything that a service stands on; nothing of it has to be there already. */
export async function openKit<
  Config extends ServiceConfig,
  Database extends DatabaseClient,
  Published extends EventKey,
>(
  service: {
    name: string
    client: ClientClass<Database>
    place: DatabasePlace
    usesRedis: boolean
    principals: Principals
  },
  config: Config,
  { onShutdown }: Lifecycle,
  logger: Logger,
): Promise<OpenedKit<Config, Database, Published>> {
  const { name, principals } = service
  const { url, pooling } = service.place

  const metrics = createMetrics()
  const metricsServer = await startMetricsServer(metrics, { host: config.HOST, port: config.METRICS_PORT })
  onShutdown('metrics', metricsServer.stop)
  const database = openDatabase(service.client, url, logger, { pooling })
  onShutdown('database', () => database.$disconnect())
  const jobPool = openJobPool(url, logger, pooling)
  onShutdown('job pool', () => jobPool.end())
  metrics.pool('database-jobs', () => useOf(jobPool))
  watchOutbox(metrics, jobPool)

  const openRedis = (options?: { commandTimeoutMs: number }) => {
    const connection = connectRedis({ url: config.REDIS_URL, logger, ...options })
    onShutdown('redis', connection.close)
    return connection
  }
  const shared = service.usesRedis ? openRedis() : undefined
  const sharedRedis = () => {
    if (!shared) throw new Error(`${name} does not declare that it uses Redis`)
    return shared
  }
  const cache = shared && createLeaseCache(shared, logger, metrics.countCacheRead)
  await shared?.attempted()
  const drops = cache ? startCacheDrops({ cache, pool: jobPool, logger }) : noDrops(name)
  onShutdown('cache drops', drops.close)

  const nats = connectNats({ url: config.NATS_URL, name, logger, replicas: config.NATS_STREAM_REPLICAS })
  onShutdown('nats', nats.close)
  const announced: Record<string, unknown> = {}
  const quickPools: Pool[] = []

  return {
    jobPool,
    nats,
    announced,
    connected: () => {
      const read = () => database.$queryRaw`SELECT 1`
      return openFirstConnections([read, read, ...quickPools.map((pool) => () => pool.query('SELECT 1'))])
    },
    kit: {
      config,
      logger,
      metrics,
      database,
      commit: createCommit(transactionsOf(database), drops),
      drops,
      get cache() {
        sharedRedis()
        return cache as LeaseCache
      },
      redis: (options) => (options ? openRedis(options) : sharedRedis()),
      quickPool(connections, purpose = 'quick') {
        const pool = openQuickPool(url, logger, { connections, pooling })
        quickPools.push(pool)
        onShutdown(`${purpose} pool`, () => pool.end())
        metrics.pool(`database-${purpose}`, () => useOf(pool))
        return pool
      },
      client(spec, target) {
        const client = createGrpcClient(spec, {
          target,
          observe: metrics.observeCall('client'),
          principals,
          tls: config.GRPC_TLS_DIR,
        })
        onShutdown('client', client.close)
        return client
      },
      onShutdown,
      announce: (facts) => void Object.assign(announced, facts),
    },
  }
}

function useOf(pool: Pool) {
  const { totalCount, idleCount, waitingCount } = pool
  return { capacity: pool.options.max, busy: totalCount - idleCount, queued: waitingCount }
}

/** Runs work in a transaction of a client. */
function transactionsOf<Database extends DatabaseClient>(database: Database) {
  const client = database as unknown as {
    $transaction<T>(work: (transaction: TransactionOf<Database>) => Promise<T>): Promise<T>
  }
  return <T>(work: (transaction: TransactionOf<Database>) => Promise<T>) => client.$transaction(work)
}

/** Of a service without Redis: a change that names cache keys is a fault of the program. */
function noDrops(name: string): CacheDrops {
  return {
    async now(changes) {
      if (changes.length > 0) throw new Error(`${name} drops cache entries and does not declare that it uses Redis`)
    },
    close: async () => {},
  }
}
