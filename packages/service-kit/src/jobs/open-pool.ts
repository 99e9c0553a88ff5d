import { Pool } from 'pg'
import type { Logger } from '../logging/logger.ts'

/**
 * A pool of connections for work on a service's database that goes past its client: the kit's own (outbox, leases,
 * clean-up), and statements of which every round trip counts.
 * @param max connections; the kit's own work needs few
 */
export function openPool(databaseUrl: string, logger: Logger, max = 2): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idleTimeoutMillis: 30_000,
  })
  pool.on('error', (err) => logger.warn({ err }, 'a database connection was lost'))
  return pool
}
