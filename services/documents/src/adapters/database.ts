import type { TransactionOf } from '@resume/service-kit/database/open-database'
import type { PrismaClient } from '../generated/prisma/client.ts'

/** The database of documents. */
export type Database = PrismaClient

/** The database within a transaction. */
export type Transaction = TransactionOf<Database>
