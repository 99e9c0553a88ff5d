import { createPrismaAdapter, transactionOptions } from '@resume/service-kit/database/prisma-adapter'
import type { Logger } from '@resume/service-kit/logging/logger'
import { PrismaClient } from '../generated/prisma/client.ts'

/** The database of documents. */
export type Database = PrismaClient

/** The database within a transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** Opens the database; it connects when first used. */
export function openDatabase(url: string, logger: Logger): Database {
  return new PrismaClient({ adapter: createPrismaAdapter(url, logger), errorFormat: 'minimal', transactionOptions })
}

/** Whether an error says that a unique value is taken: Prisma has one code for it of its own, and none for raw SQL. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  if (error.code === 'P2002') return true
  const { driverAdapterError } = ('meta' in error ? error.meta : {}) as { driverAdapterError?: { cause?: unknown } }
  const { originalCode, kind } = (driverAdapterError?.cause ?? {}) as { originalCode?: string; kind?: string }
  return originalCode === '23505' || kind === 'UniqueConstraintViolation'
}
