import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../test-data/running-portfolio.ts'
import { type RunningPublications, runPublications } from '../test-data/running-publications.ts'

let run: RunningPublications
const patience = { timeout: 20_000 }

beforeAll(async () => {
  run = await runPublications({ ACCESS_CHECK_INTERVAL_MS: '100' })
})
afterAll(() => run.stop())

let names = 0
const publish = ({ call }: Caller, documentId: string, subdomain: string) =>
  run.portfolio.client.call('Publish', { documentId, subdomain, revision: 1 }, call)
const publicationOf = async ({ call }: Caller) =>
  (await run.portfolio.client.call('GetPublication', {}, call)).publication
const read = (subdomain: string, { call }: Caller) =>
  run.portfolio.client.call('GetPublicPortfolio', { subdomain }, call)

async function aPublished() {
  const caller = await run.aPublisher()
  const name = `state-${++names}`
  const documentId = await run.aDraft(caller)
  await publish(caller, documentId, name)
  return { caller, name, documentId, row: { where: { userId: caller.userId } } }
}
const past = () => new Date(Date.now() - 1_000)

describe('a publication whose change of plan was never told', () => {
  it('goes into grace, is suspended after it, and is live again with the plan; its owner gets a mail each time', async () => {
    const { caller, name, row } = await aPublished()
    const { publication } = run.portfolio.database
    const checkNow = () => publication.update({ ...row, data: { checkAt: past() } })
    const becomes = (status: string) =>
      expect.poll(async () => (await publicationOf(caller))?.status, patience).toBe(`PUBLICATION_STATUS_${status}`)
    await run.setPlan(caller, false)
    await checkNow()
    await becomes('GRACE')
    expect(await read(name, caller)).toMatchObject({ status: 'PUBLICATION_STATUS_GRACE' })
    await publication.update({ ...row, data: { graceEndsAt: past(), checkAt: past() } })
    await becomes('SUSPENDED')
    expect((await publicationOf(caller))?.suspendedReason).toBe('SUSPENSION_REASON_ENTITLEMENT')
    await expect(read(name, caller)).rejects.toMatchObject({ id: 'not_found' })
    await run.setPlan(caller, true)
    await checkNow()
    await becomes('LIVE')
    const subjects = () =>
      run.portfolio.bus
        .eventsOf('mailRequested')
        .filter(({ userId }) => userId === caller.userId)
        .map(({ subject }) => subject)
    await expect.poll(() => subjects().length, patience).toBe(2)
    expect(subjects()[1]).toBe(`Your portfolio ${name} is offline`)
  })

  it('keeps its place in the public list, and the time at which it was published', async () => {
    const { caller, name, row } = await aPublished()
    const later = await aPublished()
    const shown = async () => {
      const { items } = await run.portfolio.client.call('ListPublicPortfolios', { limit: 2 }, caller.call)
      return [...items, await read(name, caller)].map(({ subdomain, updatedAt }) => [subdomain, updatedAt])
    }
    const before = await shown()
    expect(before.map(([subdomain]) => subdomain)).toEqual([later.name, name, name])
    await run.setPlan(caller, false)
    await run.portfolio.database.publication.update({ ...row, data: { checkAt: past() } })
    await expect.poll(async () => (await publicationOf(caller))?.status, patience).toBe('PUBLICATION_STATUS_GRACE')
    expect(await shown()).toEqual(before)
  })

  it('is not suspended while billing is away, and follows once it is back', async () => {
    const { caller, row } = await aPublished()
    await run.setPlan(caller, false)
    run.gates.billing.shut()
    await run.portfolio.database.publication.update({ ...row, data: { checkAt: past() } })
    await expect(publish(caller, await run.aDraft(await run.aPublisher()), 'x-away')).rejects.toBeTruthy()
    expect((await publicationOf(caller))?.status).toBe('PUBLICATION_STATUS_LIVE')
    run.gates.billing.open()
    await expect.poll(async () => (await publicationOf(caller))?.status, patience).toBe('PUBLICATION_STATUS_GRACE')
  })
})

describe('while a service is away', () => {
  it.each(['documents', 'billing', 'identity'] as const)(
    '%s: publishing is unavailable and changes nothing; reading, unpublishing and analytics go on',
    async (service) => {
      const { caller, name, documentId } = await aPublished()
      run.gates[service].shut()
      await expect(publish(caller, documentId, `${name}-b`)).rejects.toMatchObject({ id: 'unavailable' })
      expect(await publicationOf(caller)).toMatchObject({ subdomain: name })
      expect(await read(name, caller)).toMatchObject({ subdomain: name })
      expect((await run.portfolio.client.call('GetAnalytics', {}, caller.call)).daily).toHaveLength(30)
      await run.portfolio.client.call('Unpublish', {}, caller.call)
      expect(await publicationOf(caller)).toBeNull()
      run.gates[service].open()
      await expect
        .poll(
          () =>
            publish(caller, documentId, name).then(
              () => true,
              () => false,
            ),
          patience,
        )
        .toBe(true)
    },
  )

  it('documents: a publication ends once documents can say that its draft is gone', async () => {
    const { caller, documentId } = await aPublished()
    run.gates.documents.shut()
    await run.documents.call('DeleteDocument', { id: documentId }, caller.call)
    run.portfolio.bus.publish('documentDeleted', {
      documentId,
      userId: caller.userId,
      documentType: 'DOCUMENT_TYPE_PORTFOLIO',
    })
    run.gates.documents.open()
    await expect.poll(() => publicationOf(caller), patience).toBeNull()
  })
})

describe('an administrator', () => {
  it('suspends a publication for good: neither publishing nor the plan lifts it, only the administrator', async () => {
    const { caller, name, documentId } = await aPublished()
    const { client } = run.portfolio
    const id = (await read(name, caller)).id
    const set = (status: 'SUSPENDED' | 'LIVE', reason = '') =>
      client.call('SetPublicationStatus', { id, status: `PUBLICATION_STATUS_${status}`, reason }, caller.call)
    await expect(set('SUSPENDED')).rejects.toMatchObject({ details: [{ path: 'reason' }] })
    const { publication: suspended } = await set('SUSPENDED', 'Sells what it must not')
    expect([suspended?.publication?.status, suspended?.reason]).toEqual([
      'PUBLICATION_STATUS_SUSPENDED',
      'Sells what it must not',
    ])
    await expect(read(name, caller)).rejects.toMatchObject({ id: 'not_found' })
    await publish(caller, documentId, name)
    expect((await publicationOf(caller))?.suspendedReason).toBe('SUSPENSION_REASON_MODERATION')
    await client.call('Unpublish', {}, caller.call)
    await publish(caller, documentId, name)
    expect((await publicationOf(caller))?.suspendedReason).toBe('SUSPENSION_REASON_MODERATION')
    const list = await client.call(
      'ListPublications',
      { limit: 50, offset: 0, status: 'PUBLICATION_STATUS_SUSPENDED' },
      caller.call,
    )
    expect(list.items.map((item) => item.id)).toContain(id)
    const at = (subdomain: string) => client.call('ListPublications', { limit: 1, subdomain }, caller.call)
    expect((await at(name.toUpperCase())).items.map((item) => item.id)).toEqual([id])
    expect(await at(`${name}-other`)).toMatchObject({ items: [], total: 0 })
    await set('LIVE')
    expect(await read(name, caller)).toMatchObject({ subdomain: name })
    const missing = { id: newId(), status: 'PUBLICATION_STATUS_LIVE' as const, reason: '' }
    await expect(client.call('SetPublicationStatus', missing, caller.call)).rejects.toMatchObject({ id: 'not_found' })
  })
})

describe('of a suspended user', () => {
  it('nothing is read, listed, counted or published, whatever becomes of the plan; it is back afterwards', async () => {
    const { caller, name, documentId, row } = await aPublished()
    const { client, database, bus } = run.portfolio
    const { userId } = caller
    const follow = (suspended: boolean, version: number) =>
      client.call('FollowSuspension', { userId, suspended, version }, caller.call)
    const list = () => client.call('ListPublicPortfolios', { limit: 50, offset: 0 }, caller.call)
    const managed = () =>
      client.call('ListPublications', { limit: 50, offset: 0, status: 'PUBLICATION_STATUS_LIVE' }, caller.call)
    const [before, known] = [await list(), await managed()]
    await follow(true, 1)
    await follow(true, 1)
    await expect(read(name, caller)).rejects.toMatchObject({ id: 'not_found', message: 'Portfolio not found' })
    await expect(client.call('FindViewTarget', { subdomain: name }, caller.call)).rejects.toMatchObject({
      id: 'not_found',
    })
    const hidden = await list()
    expect([hidden.total, hidden.items.map(({ subdomain }) => subdomain)]).toEqual([
      before.total - 1,
      before.items.map(({ subdomain }) => subdomain).filter((each) => each !== name),
    ])
    expect((await managed()).total).toBe(known.total)
    await expect(publish(caller, documentId, name)).rejects.toMatchObject({ id: 'unauthenticated' })

    await run.setPlan(caller, false)
    await database.publication.update({ ...row, data: { checkAt: past() } })
    await expect.poll(async () => (await publicationOf(caller))?.status, patience).toBe('PUBLICATION_STATUS_GRACE')
    await expect(read(name, caller)).rejects.toMatchObject({ id: 'not_found' })
    expect(bus.eventsOf('mailRequested').filter((mail) => mail.userId === userId)).toEqual([])
    await run.setPlan(caller, true)
    bus.publish('suspensionChanged', { userId, suspended: false, version: 2 })
    await expect.poll(() => read(name, caller).catch(() => null), patience).toMatchObject({ subdomain: name })
    await follow(true, 1)
    expect((await list()).total).toBe(before.total)
    await follow(true, 3)
    bus.publish('userDeleted', { userId })
    await expect.poll(() => database.publication.count(row), patience).toBe(0)
    expect((await list()).total).toBe(before.total - 1)
  })
})

it('of one who goes from name to name collects ten of them and no more', async () => {
  const { caller, name, documentId } = await aPublished()
  for (let nth = 1; nth <= 9; nth++) await publish(caller, documentId, `${name}-${nth}`)
  await expect(publish(caller, documentId, `${name}-10`)).rejects.toMatchObject({ id: 'subdomains_exhausted' })
  expect((await publish(caller, documentId, name)).publication?.subdomain).toBe(name)
  await run.portfolio.database.subdomain.update({ where: { subdomain: `${name}-1` }, data: { heldUntil: past() } })
  expect((await publish(caller, documentId, `${name}-10`)).publication?.subdomain).toBe(`${name}-10`)
})

describe('a process that is killed while it publishes', () => {
  it('leaves each publication whole: what was acknowledged is there, and every count and name fits', async () => {
    const callers = await Promise.all(Array.from({ length: 6 }, () => run.aPublisher()))
    const drafts = await Promise.all(callers.map((caller) => run.aDraft(caller)))
    for (let round = 0; round < 2; round++) {
      const acknowledged = new Map<string, string>()
      const working = callers.map(async (caller, nth) => {
        for (let step = 0; ; step++) {
          const name = `kill-${nth}-${round}-${step % 3}`
          await publish(caller, drafts[nth] ?? '', name)
          acknowledged.set(caller.userId, name)
        }
      })
      const ended = Promise.allSettled(working)
      await expect.poll(() => acknowledged.size, { ...patience, interval: 5 }).toBe(callers.length)
      await run.portfolio.crash()
      await ended
      await run.portfolio.restart()
      for (const caller of callers) expect(await publicationOf(caller)).not.toBeNull()
    }
    const { database } = run.portfolio
    const stored = await database.publication.findMany({
      where: { userId: { in: callers.map(({ userId }) => userId) } },
    })
    for (const { userId, subdomain } of stored) {
      const inUse = await database.subdomain.findMany({ where: { userId, heldUntil: null } })
      expect(inUse.map((each) => each.subdomain)).toEqual([subdomain])
    }
    const counts = await database.publicationCount.findMany()
    const total = counts.reduce((sum, { publications }) => sum + publications, 0)
    expect(total).toBe(await database.publication.count())
  })
})
