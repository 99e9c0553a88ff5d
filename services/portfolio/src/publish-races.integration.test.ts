import { cacheKeys } from '@resume/proto/cache-keys'
import { openStatementGate, type StatementGate, type StatementMatch } from '@resume/test-kit/statement-gate'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Caller } from '../test-data/running-portfolio.ts'
import { type RunningPublications, runPublications } from '../test-data/running-publications.ts'

let gate: StatementGate
let run: RunningPublications
let redis: Redis
const patience = { timeout: 20_000, interval: 50 }

beforeAll(async () => {
  gate = await openStatementGate(inject('postgresUrl'))
  run = await runPublications({}, gate.through)
  redis = new Redis(run.redisUrl)
})
afterAll(async () => {
  redis.disconnect()
  await run.stop()
  await gate.close()
})

const publish = ({ call }: Caller, documentId: string, subdomain: string) =>
  run.portfolio.client.call('Publish', { documentId, subdomain, revision: 1 }, call)
const publicationOf = async ({ call }: Caller) =>
  (await run.portfolio.client.call('GetPublication', {}, call)).publication
const read = (subdomain: string, { call }: Caller) =>
  run.portfolio.client.call('GetPublicPortfolio', { subdomain }, call)
const ownerOf = ({ userId }: Caller) => run.portfolio.database.owner.findUnique({ where: { userId } })

const claims = /INSERT INTO subdomains/
/** When something else happens: a publish has read the draft, or has done everything but commit. */
const moments: Record<'checked' | 'written', StatementMatch> = {
  checked: ({ sql, earlier }) => /INSERT INTO owners/.test(sql) && /^BEGIN/i.test(earlier.at(-1) ?? ''),
  written: ({ sql, earlier }) => /^COMMIT/i.test(sql) && earlier.some((text) => claims.test(text)),
}

let names = 0
/** A publish that has got as far as a moment, and stays there until it is let go on. */
async function publishing(moment: keyof typeof moments, isPublished = false) {
  const caller = await run.aPublisher()
  const documentId = await run.aDraft(caller)
  const name = `race-${++names}`
  if (isPublished) await publish(caller, documentId, name)
  /** Stands for an answer that readers have in the cache. */
  await redis.set(cacheKeys.publicPortfolio(name), 'an answer')
  const stopped = gate.stopAt(moments[moment])
  const ended = publish(caller, documentId, name).then(
    () => 'published',
    (error) => error.id,
  )
  return { caller, documentId, name, ended, stopped: await stopped }
}

async function nothingIsLeftOf({ caller, name }: { caller: Caller; name: string }): Promise<void> {
  await expect.poll(() => read(name, caller).catch(({ id }) => id), patience).toBe('not_found')
  await expect.poll(() => redis.exists(cacheKeys.publicPortfolio(name)), patience).toBe(0)
  expect(await run.portfolio.database.publication.count({ where: { userId: caller.userId } })).toBe(0)
}

describe('a document that is deleted while it is published', () => {
  const remove = async (caller: Caller, documentId: string) => {
    await run.documents.call('DeleteDocument', { id: documentId }, caller.call)
    const documentType = 'DOCUMENT_TYPE_PORTFOLIO'
    run.portfolio.bus.publish('documentDeleted', { documentId, userId: caller.userId, documentType })
  }

  it('after its draft was read is not published', async () => {
    const race = await publishing('checked')
    await remove(race.caller, race.documentId)
    await expect.poll(async () => (await ownerOf(race.caller))?.deletions, patience).toBe(1)
    race.stopped.release()
    expect(await race.ended).toBe('not_found')
    expect(await publicationOf(race.caller)).toBeNull()
    await expect(read(race.name, race.caller)).rejects.toMatchObject({ id: 'not_found' })
  })

  it('just before it is public is so no longer, by itself', async () => {
    const race = await publishing('written')
    await remove(race.caller, race.documentId)
    race.stopped.release()
    expect(await race.ended).toBe('published')
    await nothingIsLeftOf(race)
  })
})

describe('an account that is deleted while it publishes', () => {
  it('after its draft was read publishes nothing', async () => {
    const race = await publishing('checked')
    run.portfolio.bus.publish('userDeleted', { userId: race.caller.userId })
    await expect.poll(async () => (await ownerOf(race.caller))?.erasedAt, patience).toBeInstanceOf(Date)
    race.stopped.release()
    expect(await race.ended).toBe('unauthenticated')
    expect(await publicationOf(race.caller)).toBeNull()
  })

  it('just before it is public leaves nothing, and its name stays held', async () => {
    const race = await publishing('written')
    run.portfolio.bus.publish('userDeleted', { userId: race.caller.userId })
    race.stopped.release()
    expect(await race.ended).toBe('published')
    await nothingIsLeftOf(race)
    const other = await run.aPublisher()
    await expect(publish(other, await run.aDraft(other), race.name)).rejects.toMatchObject({ id: 'subdomain_taken' })
  })
})

describe('a portfolio that the administrator suspends while it is published again', () => {
  it.each(['checked', 'written'] as const)('once that is %s is not public', async (moment) => {
    const { caller, name, ended, stopped } = await publishing(moment, true)
    const { id } = await read(name, caller)
    const decision = { id, status: 'PUBLICATION_STATUS_SUSPENDED', reason: 'Sells what it must not' } as const
    const suspended = run.portfolio.client.call('SetPublicationStatus', decision, caller.call)
    if (moment === 'checked') await suspended
    stopped.release()
    expect(await ended).toBe('published')
    await suspended
    await expect(read(name, caller)).rejects.toMatchObject({ id: 'not_found' })
    expect(await redis.exists(cacheKeys.publicPortfolio(name))).toBe(0)
    expect((await publicationOf(caller))?.suspendedReason).toBe('SUSPENSION_REASON_MODERATION')
  })
})
