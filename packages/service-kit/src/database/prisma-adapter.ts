import { PrismaPg } from '@prisma/adapter-pg'
import type { Logger } from '../logging/logger.ts'
import { createStatementNames } from './statement-names.ts'

/** Connections of one process. */
const poolSize = 10

/** How long an interactive transaction may wait for a connection and then take, in milliseconds. */
export const transactionOptions = { maxWait: 2_000, timeout: 6_000 }

/**
 * The driver adapter of a service's Prisma client. It connects on first use. While the database is down, calls
 * fail within seconds; they work again as soon as it is back.
 */
export function createPrismaAdapter(url: string, logger: Logger): PrismaPg {
  const lost = (err: Error) => logger.warn({ err }, 'a database connection was lost')
  return new PrismaPg(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 2_000,
      statement_timeout: 5_000,
      query_timeout: 6_000,
      idleTimeoutMillis: 30_000,
    },
    { onPoolError: lost, onConnectionError: lost, statementNameGenerator: createStatementNames() },
  )
}
