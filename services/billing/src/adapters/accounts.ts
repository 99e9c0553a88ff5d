import { inTransaction, onConnection } from '@resume/service-kit/database/pool-transactions'
import type { Pool } from '@resume/service-kit/database/pools'
import type { Accounts } from '../use-cases/move-credits.ts'
import { createAccountMemory } from './account-memory.ts'
import type { Transaction } from './database.ts'
import { readAccount } from './read-account.ts'
import { createSharedWrites, type WriteAccount } from './shared-writes.ts'
import { type RunSql, sqlOfPool, sqlOfTransaction } from './sql.ts'
import { writeAccounts } from './write-accounts.ts'

/** The {@link Accounts} of a database; what is written at the same time shares statements. */
export function accountsOfPool(pool: Pool): Accounts {
  const memory = createAccountMemory()
  const share = createSharedWrites(
    (work) => onConnection(pool, (client) => work((writings) => writeAccounts(sqlOfPool(client), writings))),
    isRefusal,
  )
  const { read, write } = accountsOf(sqlOfPool(pool), (writing) => share(writing).catch(unlessMade))
  return {
    read,
    recall: memory.recall,
    async write(...writing) {
      const [{ userId }, { account }] = writing
      memory.forget(userId)
      const isWritten = await write(...writing)
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

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code
}

/** Whether PostgreSQL refused a statement: for a value (class 22), a constraint (23), or two that wait for each other (40). */
function isRefusal(error: unknown): boolean {
  return /^(?:22|23|40)/.test(String(codeOf(error)))
}

function unlessMade(error: unknown): false {
  if (codeOf(error) !== uniqueViolation) throw error
  return false
}

/** The {@link Accounts} within a transaction; who opened it drops what it makes stale. */
export function accountsOfTransaction(transaction: Transaction): Accounts {
  return accountsOf(sqlOfTransaction(transaction))
}

function accountsOf(sql: RunSql, write: WriteAccount = writeOne(sql)): Accounts {
  const accounts: Accounts = {
    read: (userId, subject, now) => readAccount(sql, userId, subject, now),
    write: (read, { account, changes }, now) => write({ read, after: account, changes, now }),
    async locked(userId, work) {
      await lock(sql, userId)
      return work(accounts)
    },
  }
  return accounts
}

function writeOne(sql: RunSql): WriteAccount {
  return async (writing) => (await writeAccounts(sql, [writing])).size === 1
}

async function lock(sql: RunSql, userId: string): Promise<void> {
  await sql('lock-account', 'SELECT 1 AS one FROM wallets WHERE user_id = $1::uuid FOR UPDATE', [userId])
}
