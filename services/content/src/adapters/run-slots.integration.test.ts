import { newId } from '@resume/service-kit/ids'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'
import { createRunSlots } from './run-slots.ts'

let database: Database
let slots: ReturnType<typeof createRunSlots>
beforeAll(async () => {
  const url = await freshDatabase('services/content')
  database = openTestDatabase(PrismaClient, url)
  slots = createRunSlots(database)
})
afterAll(() => database.$disconnect())

const times = { now: new Date(0), until: new Date(90_000) }
const runsOf = (userId: string) => Array.from({ length: 3 }, () => ({ id: newId(), userId })) as [Run, Run, Run]
type Run = { id: string; userId: string }

describe('the places for runs of a user', () => {
  it('are two, and a place that is freed is the next run’s', async () => {
    const [first, second, third] = runsOf(newId())
    expect(await slots.take(first, times)).toBe(true)
    expect(await slots.take(second, times)).toBe(true)
    expect(await slots.take(third, times)).toBe(false)
    await slots.free(second)
    expect(await slots.take(third, times)).toBe(true)
  })

  it('are found again by a run that was taken over from a process that died', async () => {
    const [first, second, third] = runsOf(newId())
    await slots.take(first, times)
    await slots.take(second, times)
    expect(await slots.take(first, times)).toBe(true)
    expect(await slots.take(second, times)).toBe(true)
    expect(await slots.take(third, times)).toBe(false)
  })

  it('are free all the same when a run had the second of them and took the first', async () => {
    const [first, second, third] = runsOf(newId())
    await slots.take(first, times)
    await slots.take(second, times)
    await slots.free(first)
    await slots.take(second, times)
    await slots.free(second)
    expect(await slots.take(first, times)).toBe(true)
    expect(await slots.take(third, times)).toBe(true)
  })

  it('end by themselves when nobody frees them', async () => {
    const [first, second, third] = runsOf(newId())
    await slots.take(first, times)
    await slots.take(second, times)
    expect(await slots.take(third, { now: times.until, until: new Date(180_000) })).toBe(true)
  })
})
