import { events } from '@resume/proto/events'
import { isTraceparent } from '@resume/service-kit/context/trace-context'
import { newId } from '@resume/service-kit/ids'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { formerDatabase } from '@resume/test-kit/former-database'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import { expect, it, onTestFinished } from 'vitest'
import type { Transaction } from './adapters/database.ts'
import { createPublications } from './adapters/publications.ts'
import { createPublishers } from './adapters/publishers.ts'
import { createSubdomains } from './adapters/subdomains.ts'
import { barredOf } from './domain/publication.ts'
import type { PublicationState } from './domain/publication-states.ts'
import type { Published } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { ruleAgain } from './use-cases/rule-again.ts'

/** A database of a former release, with the publications of its users. */
async function aFormer(publications: { userId: string; state: PublicationState; moderationVersion?: number }[]) {
  const { url, upgrade } = await formerDatabase('services/portfolio', '20261123030000_known_rulings_are_told')
  const database = openTestDatabase(PrismaClient, url)
  const pool = openTestPool(url, 1)
  onTestFinished(async () => {
    await Promise.all([database.$disconnect(), pool.end()])
  })
  for (const { userId, state, moderationVersion = 0 } of publications) {
    const row = barredOf({ id: newId(), userId, documentId: newId(), isWithheld: false }, new Date())
    await database.owner.create({ data: { userId, moderationVersion } })
    await database.publication.create({ data: { ...row, state, isPublic: state === 'LIVE', snapshot: '{}' } })
  }
  const ports = {
    publications: createPublications(database, pool),
    publishers: createPublishers(database),
    subdomains: createSubdomains(database),
    commit: createCommit<Transaction, Published>((work) => database.$transaction(work)),
  }
  return { database, upgrade, ports }
}

const operator = { userId: newId(), email: 'operator restore', requestId: newId() }

it('what was suspended before rulings were numbered stays suspended when an older backup is restored', async () => {
  const [down, barred, live, counted] = [newId(), newId(), newId(), newId()]
  const { database, upgrade } = await aFormer([
    { userId: down, state: 'MODERATED' },
    { userId: barred, state: 'BARRED' },
    { userId: live, state: 'LIVE' },
    { userId: counted, state: 'MODERATED', moderationVersion: 3 },
  ])
  await upgrade()
  const told = await database.outboxEvent.findMany({ where: { name: events.moderationChanged.name } })
  const rulings = told.map(({ payload }) => events.moderationChanged.message.deserialize(Buffer.from(payload)))
  const publications = await database.publication.findMany({ where: { userId: { in: [down, barred] } } })
  expect(rulings).toHaveLength(2)
  expect(rulings).toEqual(
    expect.arrayContaining(
      publications.map(({ userId, id, documentId }) => {
        return { userId, publicationId: id, documentId, suspended: true, version: 1 }
      }),
    ),
  )
  expect(told.filter(({ traceparent }) => !isTraceparent(traceparent))).toEqual([])
  const owners = await database.owner.findMany({ select: { userId: true, moderationVersion: true } })
  expect(Object.fromEntries(owners.map(({ userId, moderationVersion }) => [userId, moderationVersion]))).toEqual({
    ...{ [down]: 1, [barred]: 1, [live]: 0, [counted]: 3 },
  })

  const older = await aFormer([{ userId: down, state: 'LIVE' }])
  await older.upgrade()
  const at = '2027-01-10T02:00:00.000Z'
  const again = () =>
    ruleAgain(
      older.ports,
      operator,
      rulings.map((each) => ({ ...each, at })),
    )
  expect([await again(), await again()]).toEqual([2, 0])
  const states = [down, barred].map(async (userId) => (await older.ports.publications.find(userId))?.state)
  expect(await Promise.all(states)).toEqual(['MODERATED', 'BARRED'])
})
