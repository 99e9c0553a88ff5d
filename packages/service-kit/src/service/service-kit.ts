import type { EventKey } from '@resume/proto/events'
import type { ServiceSpec } from '@resume/proto/load'
import type { LeaseCache } from '../cache/lease-cache.ts'
import type { serviceVariables } from '../config/common-variables.ts'
import type { Values } from '../config/read-config.ts'
import type { DatabaseClient, TransactionOf } from '../database/open-database.ts'
import type { Pool } from '../database/pools.ts'
import type { GrpcClient } from '../grpc/client.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { CacheDrops } from '../outbox/cache-drops.ts'
import type { Commit } from '../outbox/commit.ts'
import type { Lifecycle } from '../process/run-process.ts'
import type { RedisConnection } from '../redis/connect.ts'

/** The variables of every service; each adds its own. */
export type ServiceConfig = Values<ReturnType<typeof serviceVariables>>

/** What a service composes its adapters from. Everything that it opens is closed when the process stops. */
export interface ServiceKit<Config, Database extends DatabaseClient, Published extends EventKey = EventKey> {
  config: Config
  logger: Logger
  metrics: Metrics
  database: Database
  /** Runs a change, with its events and the cache entries that it makes stale. */
  commit: Commit<TransactionOf<Database>, Published>
  /** For changes that are one statement and go past the client: see {@link CacheDrops}. */
  drops: Pick<CacheDrops, 'now'>
  /** The cache that services and gateway share. @throws Error when the service does not declare Redis */
  readonly cache: LeaseCache
  /**
   * The service's connection to Redis; one of its own when options are given.
   * @throws Error when the service does not declare Redis
   */
  redis(options?: { commandTimeoutMs: number }): RedisConnection
  /**
   * A pool for prepared statements that go past the client.
   * @param purpose tells it from others of the service in metrics; `quick` when absent
   */
  quickPool(connections?: number, purpose?: string): Pool
  /** A client of another service. */
  client<Definition, Uploads extends keyof Definition, Streams extends keyof Definition>(
    spec: ServiceSpec<Definition, Uploads, Streams>,
    target: string,
  ): GrpcClient<Definition, Uploads, Streams>
  /** Registers a step of the shutdown; the last registered is first. Calls in work have ended before any of them. */
  onShutdown: Lifecycle['onShutdown']
  /** Adds to the line that says that the service is ready, such as the port of another server. */
  announce(facts: Record<string, unknown>): void
}
