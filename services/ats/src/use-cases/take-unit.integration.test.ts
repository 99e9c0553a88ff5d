import type { Pool } from '@resume/service-kit/database/pools'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDailyCounts } from '../adapters/daily-counts.ts'
import type { Database } from '../adapters/database.ts'
import { createQuotaStore } from '../adapters/quotas.ts'
import { createRecentRefusals } from '../adapters/recent-refusals.ts'
import { createScanRunner, type ScanRunner } from '../adapters/scan-runner.ts'
import type { QuotaCaller } from '../domain/quota-callers.ts'
import { PrismaClient } from '../generated/prisma/client.ts'
import { type CheckResumePorts, checkResume } from './check-resume.ts'
import { spendQuota, takeUnit, viewQuotas } from './spend-quota.ts'

const hour = 3_600_000
const resume = 'Jane Doe\njane.doe@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'
/** As long as a resume may be, and slow to read. */
const longest = 'Welder\nAcme 2019 - 2020\n• Led 5 people\n'.repeat(3_000).slice(0, 100_000)

let database: Database
let pool: Pool
let scans: ScanRunner
let time: Date
let ports: CheckResumePorts

beforeAll(async () => {
  const url = await freshDatabase('services/ats')
  database = openTestDatabase(PrismaClient, url)
  pool = openTestPool(url)
  /** The first scan of a thread loads its code, which takes seconds on a busy machine and is nothing that these tests are about. */
  scans = createScanRunner({ threads: 1, longestScanMs: 60_000 })
})
afterAll(async () => {
  await scans.close()
  await pool.end()
  await database.$disconnect()
})
beforeEach(() => {
  time = new Date('2026-03-10T12:00:00.000Z')
  const now = () => time
  ports = {
    quotas: createQuotaStore(database, pool),
    now,
    quotaReservationMs: 60_000,
    onUnreleasedUnit: (error) => expect.unreachable(String(error)),
    runScan: scans.run,
    isQuickScan: scans.isQuick,
    refusals: createRecentRefusals(now),
  }
})

const anAddress = () => ({ kind: 'anonymous', addressHash: newId() }) as const
const callerOf = ({ addressHash }: ReturnType<typeof anAddress>): QuotaCaller => ({
  subject: `address:${addressHash}`,
  userId: undefined,
})
const aUserCaller = (): QuotaCaller => ({ subject: `user:${newId()}`, userId: newId() })
const check = (principal: ReturnType<typeof anAddress>, text = resume, from = ports) =>
  checkResume(from, principal, { resume: text, jobDescription: '', layout: undefined }, undefined)
const passed = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.filter(({ status }) => status === 'fulfilled')

describe('a unit that is used without being held', () => {
  it('is used by exactly as many of 60 parallel calls as there are, whether others hold theirs first or not', async () => {
    const caller = aUserCaller()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) =>
        at % 2 === 0
          ? takeUnit(ports, caller, 'scan')
          : spendQuota(ports, caller, 'scan', async () => ({ result: undefined })),
      ),
    )
    expect(passed(outcomes)).toHaveLength(2)
    expect((await viewQuotas(ports, caller)).scan).toMatchObject({ used: 2, remaining: 0 })
  })

  it('is counted on its day, each once, if it is of a scan', async () => {
    const counts = createDailyCounts(pool)
    const today = { from: new Date().toISOString().slice(0, 10), days: 1 }
    const before = await counts.scans(today)
    const callers = Array.from({ length: 12 }, aUserCaller)
    const used = callers.flatMap((caller) => [
      ...[takeUnit(ports, caller, 'scan'), takeUnit(ports, caller, 'scan'), takeUnit(ports, caller, 'scan')],
      spendQuota(ports, caller, 'extraction', async () => ({ result: undefined })),
      spendQuota(ports, caller, 'scan', () => Promise.reject(new AppError('scan_timeout'))),
    ])
    await Promise.allSettled(used)
    expect(await counts.scans({ ...today, days: 2 })).toEqual([(before[0] ?? 0) + 2 * callers.length, 0])
  })

  it('is not the one that somebody holds', async () => {
    const caller = callerOf(anAddress())
    const held = Promise.withResolvers<void>()
    const spent = spendQuota(ports, caller, 'scan', async () => {
      await held.promise
      return { result: undefined }
    })
    await expect.poll(() => database.quotaUsage.count({ where: { subject: caller.subject } })).toBe(1)
    await expect(takeUnit(ports, caller, 'scan')).rejects.toMatchObject({ id: 'quota_exceeded' })
    held.resolve()
    expect((await spent).quota.scan).toMatchObject({ used: 1, remaining: 0 })
  })

  it('begins a window, counts within it, and begins the next one anew', async () => {
    const caller = aUserCaller()
    const first = await takeUnit(ports, caller, 'scan')
    expect(first.scan).toMatchObject({ used: 1, resetsAt: new Date(time.getTime() + 24 * hour) })
    await spendQuota(ports, caller, 'extraction', async () => ({ result: undefined }))
    time = new Date(time.getTime() + hour)
    const second = await takeUnit(ports, caller, 'scan')
    expect(second).toMatchObject({ scan: { used: 2, resetsAt: first.scan.resetsAt }, extraction: { used: 1 } })
    time = new Date(time.getTime() + 23 * hour)
    expect((await takeUnit(ports, caller, 'scan')).scan.used).toBe(1)
  })
})

describe('a scan', () => {
  it('of one caller passes exactly as often as there are units, however many run at once', async () => {
    const principal = anAddress()
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => check(principal)))
    expect(passed(outcomes)).toHaveLength(1)
  })

  it('is not even begun for a caller who was refused a moment ago', async () => {
    const principal = anAddress()
    await check(principal)
    await expect(check(principal)).rejects.toMatchObject({ id: 'quota_exceeded' })
    const runScan = () => expect.unreachable('the scan began')
    await expect(check(principal, resume, { ...ports, runScan })).rejects.toMatchObject({ id: 'quota_exceeded' })
    time = new Date(time.getTime() + 48 * hour)
    await check(principal)
  })

  it('that runs out of time costs a unit, and one that fails otherwise does not', async () => {
    const hasty = createScanRunner({ threads: 1, longestScanMs: 1 })
    const principal = anAddress()
    const used = async () => (await viewQuotas(ports, callerOf(principal))).scan.used
    await expect(check(principal, ' \n '.repeat(10_000))).rejects.toMatchObject({ id: 'validation_failed' })
    expect(await used()).toBe(0)
    await expect(check(principal, longest, { ...ports, runScan: hasty.run })).rejects.toMatchObject({
      id: 'scan_timeout',
      code: 'timeout',
    })
    expect(await used()).toBe(1)
    await hasty.close()
  })

  it('waits for one of another caller’s many, not for all of them', async () => {
    const order: string[] = []
    const noted = (name: string) => (scan: Promise<unknown>) =>
      scan.then(
        () => order.push(name),
        (error: unknown) => order.push(error instanceof AppError ? error.id : String(error)),
      )
    const job = { resume: longest.slice(0, 25_000), jobDescription: '', today: time, restricted: true }
    /** The thread has loaded its code when the others stand in line, which none does for longer than 5 s. */
    await scans.run(job, 'first', undefined)
    const crowd = Array.from({ length: 6 }, () => noted('crowd')(scans.run(job, 'crowd', undefined)))
    const one = noted('one')(scans.run(job, 'one', undefined))
    await Promise.all([...crowd, one])
    /** One ran already, and the crowd stood in line before. */
    expect(order.indexOf('one')).toBeLessThanOrEqual(2)
    expect(order.toSorted()).toEqual([...Array<string>(6).fill('crowd'), 'one'])
  })
})
