import { Pool } from 'pg'
import type { Logger } from '../logging/logger.ts'

/** A small pool of connections for the kit's own work on a service's database: outbox, leases, clean-up. */
export function openPool(databaseUrl: string, logger: Logger): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idleTimeoutMillis: 30_000,
  })
  pool.on('error', (err) => logger.warn({ err }, 'a database connection was lost'))
  return pool
}
