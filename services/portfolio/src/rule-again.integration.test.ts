import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPublications } from '../test-data/open-publications.ts'
import { barredOf } from './domain/publication.ts'
import { ruleAgain } from './use-cases/rule-again.ts'

let opened: Awaited<ReturnType<typeof openPublications>>

beforeAll(async () => {
  opened = await openPublications()
})
afterAll(() => opened?.close())

const operator = { userId: newId(), email: 'operator restore', requestId: newId() }
const someone = () => ({ userId: newId(), publicationId: newId(), documentId: newId(), at: '2027-01-10T02:00:00.000Z' })
type Someone = ReturnType<typeof someone>
const again = (who: Someone, ...rulings: [suspended: boolean, version: number][]) =>
  ruleAgain(
    opened.ports,
    operator,
    rulings.map(([suspended, version]) => ({ ...who, suspended, version })),
  )
const stateOf = async ({ userId }: Someone) => (await opened.ports.publications.find(userId))?.state

/** Publishes, as a restore has brought it back. */
async function aLive(): Promise<Someone> {
  const who = someone()
  const { userId, publicationId: id, documentId } = who
  const subdomain = `rule-${newId()}`.slice(0, 30)
  const row = {
    ...barredOf({ id, userId, documentId, isWithheld: false }, new Date()),
    state: 'LIVE' as const,
    subdomain,
  }
  await opened.ports.commit((transaction) => opened.ports.publications.put(transaction, undefined, row))
  return who
}

it('what an administrator ruled last holds, whoever tells it how often and in which order', async () => {
  const who = await aLive()
  expect(await again(who, [true, 3], [false, 2], [true, 1])).toBe(1)
  expect(await opened.ports.publications.find(who.userId)).toMatchObject({
    ...{ state: 'MODERATED', subdomain: expect.stringMatching(/^rule-/) },
    reason: 'had been suspended by 2027-01-10T02:00:00.000Z, before a restore',
  })
  expect(await again(who, [true, 3], [false, 2])).toBe(0)
  expect(await again(who, [false, 4])).toBe(1)
  expect([await stateOf(who), await again(who, [false, 4])]).toEqual(['LIVE', 0])
  const published = await opened.database.outboxEvent.findMany({ select: { name: true } })
  expect(published.map(({ name }) => name)).not.toContain('resume.identity.mail.requested')
})

it('of somebody who publishes nothing it is remembered, of somebody who is gone it is not', async () => {
  const who = someone()
  expect(await again(who, [true, 1])).toBe(1)
  expect(await opened.ports.publications.find(who.userId)).toMatchObject({
    state: 'BARRED',
    subdomain: null,
    id: who.publicationId,
  })
  expect(await again(who, [false, 2])).toBe(1)
  expect(await stateOf(who)).toBeUndefined()
  expect(await again(who, [true, 3], [false, 4])).toBe(0)
  const gone = someone()
  await opened.database.owner.create({ data: { userId: gone.userId, erasedAt: new Date() } })
  expect([await again(gone, [true, 1]), await stateOf(gone)]).toEqual([0, undefined])
})
