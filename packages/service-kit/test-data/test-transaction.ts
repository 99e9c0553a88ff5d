import type { Pool, PoolClient } from 'pg'
import type { Transaction } from '../src/outbox/commit.ts'

/** A transaction as Prisma offers it, as far as the kit needs one. */
export interface TestTransaction extends Transaction {
  client: PoolClient
}

/** Runs work in a transaction of a pool. */
export async function inTransaction<T>(pool: Pool, work: (transaction: TestTransaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work({
      client,
      $executeRaw: async (query, ...values) =>
        (
          await client.query(
            query.reduce((sql, part, index) => `${sql}$${index}${part}`),
            values,
          )
        ).rowCount ?? 0,
    })
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
