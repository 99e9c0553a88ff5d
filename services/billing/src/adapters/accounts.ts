import { inTransaction } from '@resume/service-kit/database/pool-transactions'
import type { Pool } from '@resume/service-kit/database/pools'
import type { Accounts } from '../use-cases/move-credits.ts'
import { createAccountMemory } from './account-memory.ts'
import type { Transaction } from './database.ts'
import { readAccount } from './read-account.ts'
import { type RunSql, sqlOfPool, sqlOfTransaction } from './sql.ts'
import { writeAccount } from './write-account.ts'

/** The {@link Accounts} of a database, each statement by itself. */
export function accountsOfPool(pool: Pool): Accounts {
  const memory = createAccountMemory()
  const { read, write } = accountsOf(sqlOfPool(pool))
  return {
    read,
    recall: memory.recall,
    async write(...writing) {
      const [{ userId }, { account }] = writing
      memory.forget(userId)
      const isWritten = await write(...writing).catch(unlessMade)
      if (isWritten) memory.keep(account)
      return isWritten
    },
    async locked(userId, work) {
      memory.forget(userId)
      return inTransaction(pool, async (client) => {
        const held = sqlOfPool(client)
        await lock(held, userId)
        return work(accountsOf(held))
      })
    },
  }
}

/** PostgreSQL's word for a row that is there already: the request id, in an account that was not read. */
const uniqueViolation = '23505'

function unlessMade(error: unknown): false {
  if ((error as { code?: unknown }).code !== uniqueViolation) throw error
  return false
}

/** The {@link Accounts} within a transaction; who opened it drops what it makes stale. */
export function accountsOfTransaction(transaction: Transaction): Accounts {
  return accountsOf(sqlOfTransaction(transaction))
}

function accountsOf(sql: RunSql): Accounts {
  const accounts: Accounts = {
    read: (userId, subject, now) => readAccount(sql, userId, subject, now),
    write: (read, decided, now) => writeAccount(sql, read, decided, now),
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
