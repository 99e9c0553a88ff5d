import { createPrismaAdapter, transactionOptions } from '@resume/service-kit/database/prisma-adapter'
import type { Logger } from '@resume/service-kit/logging/logger'
import { PrismaClient } from '../generated/prisma/client.ts'

/** The database of billing. */
export type Database = PrismaClient

/** The database within a transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** Opens the database; it connects when first used. */
export function openDatabase(url: string, logger: Logger): Database {
  return new PrismaClient({ adapter: createPrismaAdapter(url, logger), errorFormat: 'minimal', transactionOptions })
}
