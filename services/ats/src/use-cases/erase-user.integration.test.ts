import type { Pool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Transaction } from '../adapters/database.ts'
import { createSubscriptions } from '../adapters/subscriptions.ts'
import { createUserData } from '../adapters/user-data.ts'
import { PrismaClient } from '../generated/prisma/client.ts'
import { eraseUser } from './erase-user.ts'

let database: Database
let pool: Pool
beforeAll(async () => {
  const url = await freshDatabase('services/ats')
  database = openTestDatabase(PrismaClient, url)
  pool = openTestPool(url)
})
afterAll(async () => {
  await pool.end()
  await database.$disconnect()
})

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rowCount } = await pool.query(`
    SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE datname = current_database() AND NOT granted`)
  return rowCount ?? 0
}

describe('the erasure of a user', () => {
  it('takes along what an event stores meanwhile', async () => {
    const userId = newId()
    const erase = eraseUser({
      commit: createCommit<Transaction, never>((work) => database.$transaction(work)),
      userData: createUserData(database),
    })
    let erasing: Promise<void> | undefined
    let isOver = false
    const store = async (transaction: Transaction) => {
      await createSubscriptions().storeIfNewer(transaction, {
        ...{ userId, subscriptionId: newId(), version: 1, status: 'ACTIVE', productKey: 'bundle' },
        ...{ entitlements: ['ai_credits'], periodStart: null, periodEnd: null },
      })
      erasing = erase({ userId }).finally(() => {
        isOver = true
      })
      await expect.poll(async () => isOver || (await waiting()) > 0, { timeout: 10_000 }).toBe(true)
    }
    await database.$transaction(store, { timeout: 20_000 })
    await erasing
    expect(await database.subscription.count({ where: { userId } })).toBe(0)
  })
})
