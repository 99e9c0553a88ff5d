import { Pool } from 'pg'
import type { Logger } from '../logging/logger.ts'

export type { Pool } from 'pg'

/** Connections of a quick pool, unless the service asks for another number. */
const quickConnections = 6

/** A pool for the kit's own work on a service's database, such as leases and clean-up: few connections, long timeouts. */
export function openJobPool(databaseUrl: string, logger: Logger): Pool {
  return openPool(databaseUrl, logger, 2, 10_000)
}

/**
 * A pool for the few statements of a service that are so frequent that they bypass its Prisma client: prepared
 * statements, as cheap as PostgreSQL allows, such as the reads behind a cache and the steps of a ledger.
 */
export function openQuickPool(databaseUrl: string, logger: Logger, connections = quickConnections): Pool {
  return openPool(databaseUrl, logger, connections, 5_000, planOnce)
}

/**
 * Statements of a quick pool find rows by their keys, whatever the parameters: one plan, made once per connection,
 * serves them all. By default PostgreSQL plans some of them again every time, which takes longer than running them.
 */
const planOnce = '-c plan_cache_mode=force_generic_plan'

/**
 * @param statementMs how long a statement may take before PostgreSQL cancels it; we stop waiting soon after
 * @param options settings of each session, as command line options of PostgreSQL
 */
function openPool(databaseUrl: string, logger: Logger, max: number, statementMs: number, options?: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 2_000,
    statement_timeout: statementMs,
    query_timeout: statementMs + 1_000,
    idleTimeoutMillis: 30_000,
    ...(options && { options }),
  })
  pool.on('error', (err) => logger.warn({ err }, 'a database connection was lost'))
  return pool
}
