import { events } from '@resume/proto/events'
import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPublications } from '../test-data/open-publications.ts'
import { barredOf } from './domain/publication.ts'
import { setPublicationStatus } from './use-cases/manage-publications.ts'

let opened: Awaited<ReturnType<typeof openPublications>>

beforeAll(async () => {
  opened = await openPublications()
})
afterAll(() => opened?.close())

it('a ruling that holds already is told to the audit log with its reason, and changes nothing', async () => {
  const { database, ports } = opened
  const administrator = { userId: newId(), email: 'admin@example.com', requestId: newId() }
  const [id, userId] = [newId(), newId()]
  const barred = barredOf({ id, userId, documentId: newId(), isWithheld: false }, new Date())
  const live = { ...barred, state: 'LIVE' as const, reason: null, subdomain: `again-${newId()}`.slice(0, 30) }
  await ports.commit((transaction) => ports.publications.put(transaction, undefined, live))
  const suspend = (reason: string) => setPublicationStatus(ports, administrator, id, 'SUSPENDED', reason)
  await suspend('Sells what it must not')
  const suspended = await ports.publications.find(userId)
  await suspend('Somebody else has complained')
  expect(await ports.publications.find(userId)).toEqual(suspended)

  const rows = await database.outboxEvent.findMany({ orderBy: { id: 'asc' } })
  const told = rows
    .filter(({ name }) => name === events.adminActed.name)
    .map(({ payload }) => events.adminActed.message.deserialize(Buffer.from(payload)))
  expect(told.map(({ reason, before, after }) => [reason, String(before), String(after)])).toEqual([
    ['Sells what it must not', '{"status":"LIVE"}', '{"status":"SUSPENDED"}'],
    ['Somebody else has complained', '{"status":"SUSPENDED"}', '{"status":"SUSPENDED"}'],
  ])
  expect(rows.filter(({ name }) => name === events.moderationChanged.name)).toHaveLength(1)
})
