import { PrismaPg } from '@prisma/adapter-pg'
import type { Logger } from '../logging/logger.ts'
import type { Transaction } from '../outbox/transaction.ts'
import { type Pooling, sessionAt, unpooled, usualWaitMs } from './pooling.ts'
import { createStatementNames } from './statement-names.ts'

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
  transactionOptions: TransactionOptions
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

/** Connections of one process. */
const poolSize = 10

/** How long an interactive transaction may wait for a connection and then take, in milliseconds. */
interface TransactionOptions {
  maxWait: number
  timeout: number
}

/**
 * Opens a service's database. The client connects on first use. While the database is down, calls fail within seconds;
 * they work again as soon as it is back.
 * @param options.waitMs how long a call may wait for a connection, in milliseconds
 */
export function openDatabase<Client extends DatabaseClient>(
  Client: ClientClass<Client>,
  url: string,
  logger: Logger,
  { pooling = unpooled, waitMs = usualWaitMs }: { pooling?: Pooling; waitMs?: number } = {},
): Client {
  const lost = (err: Error) => logger.warn({ err }, 'a database connection was lost')
  const adapter = new PrismaPg(
    {
      max: poolSize,
      connectionTimeoutMillis: waitMs,
      idleTimeoutMillis: 30_000,
      ...sessionAt(url, pooling, 5_000),
    },
    {
      onPoolError: lost,
      onConnectionError: lost,
      ...(pooling.preparesStatements && { statementNameGenerator: createStatementNames() }),
    },
  )
  return new Client({ adapter, errorFormat: 'minimal', transactionOptions: { maxWait: waitMs, timeout: 6_000 } })
}
