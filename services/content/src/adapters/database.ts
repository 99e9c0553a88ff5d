import type { PrismaClient } from '../generated/prisma/client.ts'

/** The database of content. */
export type Database = PrismaClient

/** The database within a transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]
