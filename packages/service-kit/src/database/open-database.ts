import type { PrismaPg } from '@prisma/adapter-pg'
import type { Logger } from '../logging/logger.ts'
import type { Transaction } from '../outbox/transaction.ts'
import { createPrismaAdapter, transactionOptions } from './prisma-adapter.ts'

/** What the kit needs of a service's generated Prisma client. */
export interface DatabaseClient {
  $transaction: (...parameters: never[]) => unknown
  $queryRaw(query: TemplateStringsArray): Promise<unknown>
  $disconnect(): Promise<void>
}

/** The class of a service's generated Prisma client. */
export type ClientClass<Client extends DatabaseClient> = new (options: {
  adapter: PrismaPg
  errorFormat: 'minimal'
  transactionOptions: typeof transactionOptions
}) => Client

/** A transaction of a Prisma client. */
export type TransactionOf<Client extends DatabaseClient> = Client['$transaction'] extends (
  work: infer Work,
  ...options: never[]
) => unknown
  ? Work extends (transaction: infer Tx) => unknown
    ? Tx & Transaction
    : never
  : never

/** Opens a service's database. The client connects on first use. */
export function openDatabase<Client extends DatabaseClient>(
  Client: ClientClass<Client>,
  url: string,
  logger: Logger,
): Client {
  return new Client({ adapter: createPrismaAdapter(url, logger), errorFormat: 'minimal', transactionOptions })
}
