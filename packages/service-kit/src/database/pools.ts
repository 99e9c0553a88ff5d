import { Pool, type PoolConfig } from 'pg'
import type { Logger } from '../logging/logger.ts'
import { type Pooling, sessionAt, UnpreparingClient, unpooled, usualWaitMs } from './pooling.ts'

export type { Pool } from 'pg'

/** Connections of a quick pool, unless the service asks for another number. */
const quickConnections = 6

/** A pool for the kit's own work on a service's database, such as leases and clean-up: few connections, long timeouts. */
export function openJobPool(databaseUrl: string, logger: Logger, pooling = unpooled): Pool {
  return openPool(databaseUrl, logger, { max: 2, statementMs: 10_000, pooling })
}

/**
 * A pool for the few statements of a service that are so frequent that they bypass its Prisma client: prepared
 * statements, as cheap as PostgreSQL allows, such as the reads behind a cache and the steps of a ledger.
 */
export function openQuickPool(
  databaseUrl: string,
  logger: Logger,
  {
    connections = quickConnections,
    pooling = unpooled,
    waitMs,
  }: { connections?: number | undefined; pooling?: Pooling; waitMs?: number } = {},
): Pool {
  return openPool(databaseUrl, logger, { max: connections, statementMs: 5_000, options: planOnce, pooling, waitMs })
}

/**
 * Statements of a quick pool find rows by their keys, whatever the parameters: one plan, made once per connection,
 * serves them all. By default PostgreSQL plans some of them again every time, which takes longer than running them. Behind a
 * pooler that is how it is.
 */
const planOnce = '-c plan_cache_mode=force_generic_plan'

function openPool(
  databaseUrl: string,
  logger: Logger,
  settings: { max: number; statementMs: number; options?: string; pooling: Pooling; waitMs?: number | undefined },
): Pool {
  const { max, statementMs, options, pooling, waitMs = usualWaitMs } = settings
  const config: PoolConfig & { Client?: typeof UnpreparingClient } = {
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    ...sessionAt(databaseUrl, pooling, statementMs, options),
    ...(!pooling.preparesStatements && { Client: UnpreparingClient }),
  }
  const pool = new Pool(config)
  pool.on('error', (err) => logger.warn({ err }, 'a database connection was lost'))
  return pool
}
