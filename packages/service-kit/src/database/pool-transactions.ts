import type { Pool, PoolClient, QueryConfig } from 'pg'
import { currentContext } from '../context/request-context.ts'
import { AppError } from '../errors/app-error.ts'
import type { Transaction } from '../outbox/transaction.ts'
import type { TaggedQueries } from './queries-of-pool.ts'
import { createTaggedStatements } from './tagged-statements.ts'

/** A transaction that runs SQL written as templates, one statement after the other. Prisma's transactions are such, too. */
export interface TaggedTransaction extends TaggedQueries, Transaction {}

/** How long a transaction may take once it has a connection, in milliseconds; as long as those of a service's client. */
const longestMs = 6_000

/** How long a rollback is waited for, in milliseconds. A statement that hangs keeps it waiting, and so does a pooler. */
const rollbackMs = 1_000

/**
 * The transactions of a pool, without a mapper in between: statements are prepared once per connection, and values travel as
 * for `queriesOfPool`, buffers as the bytes that they are. Each has to be done when its call wants no answer any more, and
 * within six seconds.
 * @returns runs work in a transaction; rejects as {@link inTransaction}, and with the AppError `unavailable` after that time
 */
export function transactionsOfPool(
  pool: Pool,
): <T>(work: (transaction: TaggedTransaction) => Promise<T>) => Promise<T> {
  const statementOf = createTaggedStatements()
  return (work) => {
    const until = Math.min(Date.now() + longestMs, currentContext()?.deadline ?? Number.POSITIVE_INFINITY)
    return inTransaction(
      pool,
      (client) => {
        const run = (query: TemplateStringsArray, values: unknown[]) =>
          client.query(inTime({ ...statementOf(query), values }, until))
        return work({
          $queryRaw: async <Rows>(query: TemplateStringsArray, ...values: unknown[]) =>
            (await run(query, values)).rows as Rows,
          $executeRaw: async (query, ...values) => (await run(query, values)).rowCount ?? 0,
        })
      },
      until,
    )
  }
}

/**
 * Runs work in a transaction on a connection of a pool. When it rejects, nothing of the work stays, unless the connection was lost
 * while the transaction was being committed. A connection that cannot be rolled back is closed, which rolls back, too.
 * @param until when it has to be done, in milliseconds since the epoch
 * @throws what `work` throws, and what pg says when the database is away, which `toAppError` knows
 */
export function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  until = Number.POSITIVE_INFINITY,
): Promise<T> {
  const run = async (client: PoolClient) => {
    await client.query(inTime({ text: 'BEGIN' }, until))
    const result = await work(client)
    const { command } = await client.query(inTime({ text: 'COMMIT' }, until))
    /** PostgreSQL's answer when a statement had failed and the work went on. */
    if (command !== 'COMMIT') throw new Error('a transaction went on after a statement of it had failed')
    return result
  }
  return onConnection(pool, run, rollBack)
}

/**
 * Runs statements on one connection of a pool. PostgreSQL tells that a statement failed before it lets go of what that had
 * locked; what comes next on the same connection comes after that, and on another one perhaps before.
 * @param recover makes the connection usable after `work` has rejected; one of which that is not known is closed
 * @throws what `work` throws, and what pg says when the database is away
 */
export async function onConnection<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  recover: (client: PoolClient) => Promise<boolean> = async () => false,
): Promise<T> {
  const client = await pool.connect()
  /** What is lost with a connection is told to its statement; without anybody who listens, it would end the process, too. */
  client.on('error', ignore)
  let isUsable = true
  try {
    return await work(client)
  } catch (error) {
    isUsable = await recover(client)
    throw error
  } finally {
    client.release(!isUsable)
    client.off('error', ignore)
  }
}

/** @returns false when the connection may still be in the transaction */
async function rollBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query(waitedFor({ text: 'ROLLBACK' }, rollbackMs))
    return true
  } catch {
    return false
  }
}

/** A statement that is waited for until a time. @throws AppError `unavailable` when that time has come */
function inTime<Config extends QueryConfig>(statement: Config, until: number): Config {
  if (until === Number.POSITIVE_INFINITY) return statement
  const left = until - Date.now()
  if (left <= 0) throw new AppError('unavailable', { cause: new Error('a transaction took too long') })
  return waitedFor(statement, left)
}

function waitedFor<Config extends QueryConfig>(statement: Config, ms: number): Config & { query_timeout: number } {
  return { ...statement, query_timeout: ms }
}

function ignore(): void {}
