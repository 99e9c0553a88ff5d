import { openJobPool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { createCleanUp } from '@resume/service-kit/jobs/clean-up'
import { takeLease } from '@resume/service-kit/jobs/lease'
import { createLogger } from '@resume/service-kit/logging/logger'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PrismaClient } from '../generated/prisma/client.ts'
import { leftovers } from './clean-up.ts'
import type { Database } from './database.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const day = 24 * 60 * 60 * 1000
const ago = (ms: number) => new Date(Date.now() - ms)

const cleanUp = createCleanUp(leftovers)
let database: Database
let pool: ReturnType<typeof openJobPool>
beforeAll(async () => {
  const url = await freshDatabase('services/identity')
  database = openTestDatabase(PrismaClient, url)
  pool = openJobPool(url, logger)
})
afterAll(async () => {
  await pool.end()
  await database.$disconnect()
})

/** Makes one of each kind that is past its use and one that is not. @returns what is left after `work` */
async function leftAfter(work: () => Promise<void>) {
  const userId = newId()
  await database.user.create({ data: { id: userId, name: 'x', email: `${userId}@example.com` } })
  for (const [token, expiresAt] of [
    [`${userId} old`, ago(1_000)],
    [`${userId} new`, ago(-day)],
  ] as const) {
    await database.session.create({ data: { id: newId(), userId, token, expiresAt } })
  }
  for (const [value, expiresAt] of [
    ['old', ago(2 * 60 * 60 * 1000)],
    ['new', ago(-1_000)],
  ] as const) {
    await database.verification.create({ data: { id: newId(), identifier: userId, value, expiresAt } })
  }
  for (const [consumer, handledAt] of [
    [`${userId} old`, ago(41 * day)],
    [`${userId} new`, ago(31 * day)],
  ] as const) {
    await database.handledEvent.create({ data: { consumer, eventId: newId(), handledAt } })
  }
  for (const [subject, dueAt] of [
    ['old', ago(8 * day)],
    ['new', ago(6 * day)],
  ] as const) {
    await database.mail.create({ data: { id: newId(), userId, subject, text: 'x', dueAt } })
  }
  await work()
  const sessions = await database.session.findMany({ where: { userId } })
  const codes = await database.verification.findMany({ where: { identifier: userId } })
  const mails = await database.mail.findMany({ where: { userId } })
  const events = await database.handledEvent.findMany({ where: { consumer: { startsWith: userId } } })
  return [
    ...sessions.map(({ token }) => token),
    ...codes.map(({ value }) => value),
    ...mails.map(({ subject }) => subject),
    ...events.map((e) => e.consumer),
  ].map((what) => what.slice(-3))
}

describe('the clean-up', () => {
  it('removes expired sessions and codes, mails that nobody sends and old notes of events, and nothing else', async () => {
    const lease = await takeLease(pool, cleanUp.name, newId(), 60_000)
    if (!lease) throw new Error('nobody else runs the job')
    expect(await leftAfter(() => cleanUp.run(lease, pool))).toEqual(['new', 'new', 'new', 'new'])
  })

  it('that lost its lease removes nothing', async () => {
    const lost = { name: cleanUp.name, token: '0' }
    expect(await leftAfter(() => cleanUp.run(lost, pool))).toHaveLength(8)
  })
})
