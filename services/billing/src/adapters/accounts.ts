import type { Pool } from '@resume/service-kit/database/pools'
import type { CommittedKeys } from '@resume/service-kit/outbox/outbox-row'
import type { Accounts } from '../use-cases/move-credits.ts'
import type { Transaction } from './database.ts'
import { readAccount } from './read-account.ts'
import { type RunSql, sqlOfPool, sqlOfTransaction } from './sql.ts'
import { droppedKeys, writeAccount } from './write-account.ts'

/**
 * The {@link Accounts} of a database, each statement by itself.
 * @param drop drops the cache entries of movements that are committed
 */
export function accountsOfPool(pool: Pool, drop: (keys: CommittedKeys[]) => Promise<void>): Accounts {
  const written = async (sql: RunSql, ...[read, decided, now]: Parameters<Accounts['write']>) => {
    const dropped = droppedKeys(read.userId)
    return (await writeAccount(sql, read, decided, { now, dropped })) ? [dropped] : []
  }
  const sql = sqlOfPool(pool)
  return {
    read: (userId, subject, now) => readAccount(sql, userId, subject, now),
    async write(...writing) {
      const dropped = await written(sql, ...writing)
      await drop(dropped)
      return dropped.length > 0
    },
    async locked(userId, work) {
      const committed: CommittedKeys[] = []
      const result = await inTransaction(pool, async (held) => {
        await lock(held, userId)
        const write: Accounts['write'] = async (...writing) => {
          const dropped = await written(held, ...writing)
          committed.push(...dropped)
          return dropped.length > 0
        }
        return work({ ...accountsOf(held), write })
      })
      await drop(committed)
      return result
    },
  }
}

/** The {@link Accounts} within a transaction; who opened it drops what it makes stale. */
export function accountsOfTransaction(transaction: Transaction): Accounts {
  return accountsOf(sqlOfTransaction(transaction))
}

function accountsOf(sql: RunSql): Accounts {
  const accounts: Accounts = {
    read: (userId, subject, now) => readAccount(sql, userId, subject, now),
    write: (read, decided, now) => writeAccount(sql, read, decided, { now }),
    async locked(userId, work) {
      await lock(sql, userId)
      return work(accounts)
    },
  }
  return accounts
}

async function lock(sql: RunSql, userId: string): Promise<void> {
  await sql('lock-account', 'SELECT 1 AS one FROM wallets WHERE user_id = $1::uuid FOR UPDATE', [userId])
}

async function inTransaction<T>(pool: Pool, work: (sql: RunSql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('BEGIN')
    const result = await work(sqlOfPool(client))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}
