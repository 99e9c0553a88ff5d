import { newId } from '@resume/service-kit/ids'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApiKeys } from './adapters/api-keys.ts'
import type { Transaction } from './adapters/database.ts'
import { createSessions } from './adapters/sessions.ts'
import { createUsers } from './adapters/users.ts'
import type { Published } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { type ReplayEndingsPorts, replayEndings } from './use-cases/replay-endings.ts'
import { setUserSuspension } from './use-cases/suspend-user.ts'

let ports: ReplayEndingsPorts
let database: PrismaClient
let close: () => Promise<unknown>

beforeAll(async () => {
  const url = await freshDatabase('services/identity')
  database = openTestDatabase(PrismaClient, url)
  const pool = openTestPool(url, 1)
  ports = {
    users: createUsers(database, pool),
    apiKeys: createApiKeys(database, pool),
    sessions: createSessions(['a secret of the tests that is long enough']),
    commit: createCommit<Transaction, Published>((work) => database.$transaction(work)),
  }
  close = () => Promise.all([database.$disconnect(), pool.end()])
})
afterAll(() => close?.())

const operator = { userId: newId(), email: 'operator restore', requestId: newId() }

it('a suspension is replayed under its number, so that what is decided after a restore outlasts the next one', async () => {
  const userId = newId()
  const at = '2027-01-10T02:00:00.000Z'
  const log: { suspended: boolean; version: number }[] = [
    { suspended: true, version: 2 },
    { suspended: false, version: 3 },
    { suspended: true, version: 4 },
  ]
  const row = { id: userId, name: 'Ada', email: `${userId}@example.com`, suspensionVersion: 1 }
  const restore = async () => {
    await database.user.deleteMany({ where: { id: userId } })
    await database.user.create({ data: row })
    const endings = log.map((each) => ({ kind: 'suspension' as const, userId, at, ...each }))
    return (await replayEndings(ports, operator, endings)).suspension
  }
  const isSuspended = async () => (await ports.users.find(userId))?.suspendedAt !== null
  expect([await restore(), await isSuspended()]).toEqual([1, true])
  const lifted = await setUserSuspension(ports, operator, { userId, suspended: false, reason: 'a mistake' })
  log.push({ suspended: false, version: lifted.suspensionVersion })
  expect([await restore(), await isSuspended()]).toEqual([0, false])
  await setUserSuspension(ports, operator, { userId, suspended: true, reason: 'again' })
  const told = await database.outboxEvent.count({ where: { name: 'resume.identity.suspension.changed' } })
  expect([told, (await ports.users.find(userId))?.suspensionVersion]).toEqual([4, lifted.suspensionVersion + 1])
})
