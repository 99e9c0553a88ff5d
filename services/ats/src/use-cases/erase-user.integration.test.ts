import type { Pool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { holdLocks, waitingStatements } from '@resume/test-kit/locks'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Transaction } from '../adapters/database.ts'
import { createQuotaStore } from '../adapters/quotas.ts'
import { createSubscriptions } from '../adapters/subscriptions.ts'
import { createUserData } from '../adapters/user-data.ts'
import { subjectOfUser } from '../domain/quota-callers.ts'
import { PrismaClient } from '../generated/prisma/client.ts'
import { eraseUser } from './erase-user.ts'
import { type SpendQuotaPorts, spendQuota, takeUnit } from './spend-quota.ts'

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

const eraser = () =>
  eraseUser({
    commit: createCommit<Transaction, never>((work) => database.$transaction(work)),
    userData: createUserData(database),
  })

const waiting = async () => (await waitingStatements(database)).length

/** Stops statements that count a scan of today within their work. @returns lets them go on */
const holdScanCounts = () =>
  holdLocks(
    database,
    `INSERT INTO scan_counts (day, slot, scans)
     SELECT (now() AT TIME ZONE 'UTC')::date, slot, 0 FROM generate_series(0, 1023) AS slot`,
  )

describe('the erasure of a user', () => {
  it('takes along what an event stores meanwhile', async () => {
    const userId = newId()
    const erase = eraser()
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

  it('takes along what a scan that is under way counts, and nothing is counted afterwards', async () => {
    const userId = newId()
    const caller = { subject: subjectOfUser(userId), userId }
    const ports: SpendQuotaPorts = {
      quotas: createQuotaStore(database, pool),
      now: () => new Date(),
      quotaReservationMs: 60_000,
      onUnreleasedUnit: (error) => expect.unreachable(String(error)),
    }
    const rows = () => database.quotaUsage.count({ where: { subject: caller.subject } })
    const letGo = await holdScanCounts()
    const taking = takeUnit(ports, caller, 'scan')
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    let isOver = false
    const erasing = eraser()({ userId }).finally(() => {
      isOver = true
    })
    await expect.poll(async () => isOver || (await waiting()) > 1, { timeout: 10_000 }).toBe(true)
    await letGo()
    await Promise.all([taking, erasing])
    expect(await rows()).toBe(0)
    await expect(takeUnit(ports, caller, 'scan')).rejects.toMatchObject({ id: 'unauthenticated' })
    const spent = spendQuota(ports, caller, 'extraction', async () => ({ result: undefined }))
    await expect(spent).rejects.toMatchObject({ id: 'unauthenticated' })
    expect(await rows()).toBe(0)
  })
})
