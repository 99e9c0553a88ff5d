import { newId } from '@resume/service-kit/ids'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'
import { createRunSlots } from './run-slots.ts'

let database: Database
let slots: ReturnType<typeof createRunSlots>
let now = new Date(0)
const slotsAt = (clock: () => Date) =>
  createRunSlots(database, clock, (what) => {
    throw new Error(what)
  })
beforeAll(async () => {
  const url = await freshDatabase('services/content')
  database = openTestDatabase(PrismaClient, url)
  slots = slotsAt(() => now)
})
afterAll(() => database.$disconnect())

const runsOf = (userId: string) => Array.from({ length: 3 }, () => ({ id: newId(), userId })) as [Run, Run, Run]
type Run = { id: string; userId: string }

describe('the places for runs of a user', () => {
  it('are two, and a place that is freed is the next run’s', async () => {
    const [first, second, third] = runsOf(newId())
    expect(await slots.take(first)).toBe(true)
    expect(await slots.take(second)).toBe(true)
    expect(await slots.take(third)).toBe(false)
    await slots.free(second)
    expect(await slots.take(third)).toBe(true)
  })

  it('are found again by a run that was taken over from a process that died', async () => {
    const [first, second, third] = runsOf(newId())
    await slots.take(first)
    await slots.take(second)
    expect(await slots.take(first)).toBe(true)
    expect(await slots.take(second)).toBe(true)
    expect(await slots.take(third)).toBe(false)
  })

  it('are free all the same when a run had the second of them and took the first', async () => {
    const [first, second, third] = runsOf(newId())
    await slots.take(first)
    await slots.take(second)
    await slots.free(first)
    await slots.take(second)
    await slots.free(second)
    expect(await slots.take(first)).toBe(true)
    expect(await slots.take(third)).toBe(true)
  })

  it('of a process that was killed are free again once it has been silent for 20 seconds', async () => {
    const [first, second, third] = runsOf(newId())
    await slots.take(first)
    await slots.take(second)
    expect(await slotsAt(() => new Date(19_999)).take(third)).toBe(false)
    expect(await slotsAt(() => new Date(20_000)).take(third)).toBe(true)
  })

  it('stay the runs’ whose process gives signs of life', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    try {
      const [first, second, third] = runsOf(newId())
      await slots.take(first)
      now = new Date(15_000)
      await slots.take(second)
      vi.advanceTimersByTime(5_000)
      const takenUntil = async () => {
        const rows = await database.runSlot.findMany({ where: { userId: first.userId }, orderBy: { slot: 'asc' } })
        return rows.map((row) => row.takenUntil)
      }
      await expect.poll(takenUntil).toEqual([new Date(35_000), new Date(35_000)])
      expect(await slotsAt(() => new Date(34_999)).take(third)).toBe(false)
      await slots.free(second)
      now = new Date(30_000)
      vi.advanceTimersByTime(5_000)
      await expect.poll(takenUntil).toEqual([new Date(50_000)])
      await slots.free(first)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      now = new Date(0)
      vi.useRealTimers()
    }
  })
})
