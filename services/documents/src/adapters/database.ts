import { PrismaPg } from '@prisma/adapter-pg'
import type { Logger } from '@resume/service-kit/logging/logger'
import { PrismaClient } from '../generated/prisma/client.ts'

/** The database of documents. */
export type Database = PrismaClient

/** The database within a transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** Connections of one process. */
const poolSize = 10

/** Opens the database lazily; one that is away fails calls within seconds and is found again when it is back. */
export function openDatabase(url: string, logger: Logger): Database {
  const adapter = new PrismaPg(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 2_000,
      statement_timeout: 5_000,
      query_timeout: 6_000,
      idleTimeoutMillis: 30_000,
    },
    {
      onPoolError: (err) => logger.warn({ err }, 'a database connection was lost'),
      onConnectionError: (err) => logger.warn({ err }, 'a database connection was lost'),
    },
  )
  return new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: { maxWait: 2_000, timeout: 6_000 } })
}

/** Whether an error says that a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P2002'
}
