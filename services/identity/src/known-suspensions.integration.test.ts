import { events } from '@resume/proto/events'
import { isTraceparent } from '@resume/service-kit/context/trace-context'
import { newId } from '@resume/service-kit/ids'
import { formerDatabase } from '@resume/test-kit/former-database'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { expect, it } from 'vitest'
import { PrismaClient } from './generated/prisma/client.ts'

it('an upgrade tells once of users who were suspended before suspensions were counted', async () => {
  const { url, upgrade } = await formerDatabase('services/identity', '20261123030000_known_suspensions_are_told')
  const database = openTestDatabase(PrismaClient, url)
  const someone = (suspensionVersion: number, suspendedAt: Date | null = new Date()) => {
    const id = newId()
    return { id, name: 'Ada', email: `${id}@example.com`, suspensionVersion, suspendedAt }
  }
  /** By a process of the former release after the numbers came; before they came; since then; and nobody. */
  const [late, early, since, free] = [someone(0), someone(1), someone(5), someone(2, null)]
  try {
    await database.user.createMany({ data: [late, early, since, free] })
    await upgrade()
    const told = await database.outboxEvent.findMany()
    const heard = told.map(({ payload }) => events.suspensionChanged.message.deserialize(Buffer.from(payload)))
    expect(heard).toHaveLength(2)
    const expected = [late, early].map(({ id }) => ({ userId: id, suspended: true, version: 1 }))
    expect(heard).toEqual(expect.arrayContaining(expected))
    for (const { name, traceparent } of told) {
      expect([name, isTraceparent(traceparent)]).toEqual([events.suspensionChanged.name, true])
    }
    const users = await database.user.findMany({ select: { id: true, suspensionVersion: true } })
    expect(Object.fromEntries(users.map(({ id, suspensionVersion }) => [id, suspensionVersion]))).toEqual({
      ...{ [late.id]: 1, [early.id]: 1, [since.id]: 5, [free.id]: 2 },
    })
  } finally {
    await database.$disconnect()
  }
})
