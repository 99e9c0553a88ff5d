import type { Pool } from '@resume/service-kit/database/pools'
import { AppError, toAppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../adapters/database.ts'
import { createQuotaStore } from '../adapters/quotas.ts'
import { createSubscriptions } from '../adapters/subscriptions.ts'
import type { QuotaCaller } from '../domain/quota-callers.ts'
import { PrismaClient } from '../generated/prisma/client.ts'
import { applySubscription } from './apply-subscription.ts'
import { type SpendQuotaPorts, spendQuota, viewQuotas } from './spend-quota.ts'

const hour = 3_600_000
const reservationMs = 60_000
let database: Database
let pool: Pool
let ports: SpendQuotaPorts
let time: Date

beforeAll(async () => {
  const url = await freshDatabase('services/ats')
  database = openTestDatabase(PrismaClient, url)
  pool = openTestPool(url)
})
afterAll(async () => {
  await pool.end()
  await database.$disconnect()
})
beforeEach(() => {
  time = new Date('2026-03-10T12:00:00.000Z')
  const unreturned = (error: unknown) => expect.unreachable(String(error))
  ports = {
    quotas: createQuotaStore(database, pool),
    now: () => time,
    quotaReservationMs: reservationMs,
    onUnreleasedUnit: unreturned,
  }
})

function aUserCaller(): QuotaCaller & { userId: string } {
  const userId = newId()
  return { subject: `user:${userId}`, userId }
}

const anonymous = (): QuotaCaller => ({ subject: `address:${newId()}`, userId: undefined })

const scan = (caller: QuotaCaller, work: () => Promise<void> = async () => {}) =>
  spendQuota(ports, caller, 'scan', async () => {
    await work()
    return { result: undefined }
  })

/** Tries again while the database has no room: 330 at once are more than it takes in time on a busy machine. */
async function untilDecided<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (toAppError(error).code !== 'unavailable') throw error
    }
  }
}

async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof AppError) return error
  throw new Error(`expected an AppError and got ${error}`)
}

async function subscribe(userId: string, change: object = {}) {
  const subscription = {
    userId,
    subscriptionId: 'sub',
    status: 'ACTIVE',
    productKey: 'ai_credits',
    entitlements: ['ai_credits'],
    currentPeriodStart: '2026-03-01T00:00:00.000Z',
    currentPeriodEnd: '2026-04-01T00:00:00.000Z',
    version: 1,
    ...change,
  }
  await database.$transaction((transaction) =>
    applySubscription({ subscriptions: createSubscriptions() }, transaction, subscription),
  )
}

describe('a quota', () => {
  it('lets exactly as many of 50 parallel calls through as it has units', async () => {
    for (const [caller, limit] of [
      [anonymous(), 1],
      [aUserCaller(), 2],
    ] as const) {
      const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => scan(caller)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit)
      expect((await viewQuotas(ports, caller)).scan).toMatchObject({ used: limit, remaining: 0 })
    }
  })

  it('lets exactly 300 of a subscriber’s 330 parallel calls through, failures given back', async () => {
    const caller = aUserCaller()
    await subscribe(caller.userId)
    const fails = async () => {
      throw new Error('the work failed')
    }
    await Promise.allSettled(Array.from({ length: 20 }, () => scan(caller, fails)))
    expect((await viewQuotas(ports, caller)).scan.used).toBe(0)
    const outcomes = await Promise.allSettled(Array.from({ length: 330 }, () => untilDecided(() => scan(caller))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(300)
  })

  it('is refused with the time until it is there again', async () => {
    const caller = anonymous()
    await scan(caller)
    time = new Date(time.getTime() + hour)
    const error = await refusal(scan(caller))
    expect(error).toMatchObject({ code: 'rate_limited', message: 'ATS scan quota exceeded.' })
    expect(error.retryAfterSeconds).toBe(47 * 3600)
    time = new Date(time.getTime() + 47 * hour)
    const { quota } = await scan(caller)
    expect(quota.scan).toMatchObject({ used: 1, resetsAt: new Date(time.getTime() + 48 * hour) })
  })

  it('begins its window with the first success, not with a failure before it', async () => {
    const caller = aUserCaller()
    await scan(caller, () => Promise.reject(new Error('failed'))).catch(() => {})
    time = new Date(time.getTime() + 5 * hour)
    const { quota } = await scan(caller)
    expect(quota.scan.resetsAt).toEqual(new Date(time.getTime() + 24 * hour))
  })

  it('holds a unit while work runs and has it back when the work was abandoned', async () => {
    const caller = anonymous()
    void scan(caller, () => new Promise(() => {})).catch(() => {})
    await expect.poll(() => database.quotaUsage.count({ where: { subject: caller.subject } })).toBe(1)
    expect((await refusal(scan(caller))).code).toBe('rate_limited')
    time = new Date(time.getTime() + reservationMs)
    await scan(caller)
    expect((await viewQuotas(ports, caller)).scan.used).toBe(1)
  })

  it('does not count work whose unit had lapsed and was given to another', async () => {
    const caller = anonymous()
    const slow = Promise.withResolvers<void>()
    const late = refusal(scan(caller, () => slow.promise))
    await expect.poll(() => database.quotaUsage.count({ where: { subject: caller.subject } })).toBe(1)
    time = new Date(time.getTime() + reservationMs)
    await scan(caller)
    slow.resolve()
    expect((await late).code).toBe('unavailable')
    expect((await viewQuotas(ports, caller)).scan.used).toBe(1)
  })

  it('keeps scans and extractions apart', async () => {
    const caller = anonymous()
    await scan(caller)
    const { quota } = await spendQuota(ports, caller, 'extraction', async () => ({ result: 1 }))
    expect(quota).toMatchObject({ scan: { used: 1 }, extraction: { used: 1, remaining: 2 } })
  })
})

describe('a subscription', () => {
  it('starts a count of its own, and the free one is as it was when it ends', async () => {
    const caller = aUserCaller()
    await scan(caller)
    await scan(caller)
    await subscribe(caller.userId)
    expect((await scan(caller)).quota).toMatchObject({ tier: 'ai_credits', scan: { used: 1, remaining: 299 } })
    await subscribe(caller.userId, { status: 'CANCELED', entitlements: [], version: 2 })
    expect(await viewQuotas(ports, caller)).toMatchObject({ tier: 'free', scan: { used: 2, remaining: 0 } })
  })

  it('keeps its count when its product changes within the period', async () => {
    const caller = aUserCaller()
    await subscribe(caller.userId)
    await scan(caller)
    await subscribe(caller.userId, { productKey: 'bundle', version: 2 })
    expect(await viewQuotas(ports, caller)).toMatchObject({ tier: 'bundle', scan: { used: 1 } })
  })

  it('counts anew in its next period', async () => {
    const caller = aUserCaller()
    await subscribe(caller.userId)
    await scan(caller)
    time = new Date('2026-04-02T00:00:00.000Z')
    await subscribe(caller.userId, {
      currentPeriodStart: '2026-04-01T00:00:00.000Z',
      currentPeriodEnd: '2026-05-01T00:00:00.000Z',
      version: 2,
    })
    expect((await scan(caller)).quota.scan).toMatchObject({ used: 1, resetsAt: new Date('2026-05-01T00:00:00.000Z') })
  })

  it('keeps its tier while it is past due, as its entitlements say', async () => {
    const caller = aUserCaller()
    await subscribe(caller.userId, { status: 'PAST_DUE' })
    expect((await viewQuotas(ports, caller)).tier).toBe('ai_credits')
  })

  it('is not changed by news that is older than what is known', async () => {
    const caller = aUserCaller()
    await subscribe(caller.userId, { version: 5 })
    await subscribe(caller.userId, { version: 5, entitlements: [] })
    await subscribe(caller.userId, { version: 4, entitlements: [] })
    expect((await viewQuotas(ports, caller)).tier).toBe('ai_credits')
  })
})
