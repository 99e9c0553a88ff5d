import { cacheKeys } from '@resume/proto/cache-keys'
import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { beginUntil, openStatementGate, type StatementGate, type StatementMatch } from '@resume/test-kit/statement-gate'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Caller } from '../test-data/running-portfolio.ts'
import { type RunningPublications, runPublications } from '../test-data/running-publications.ts'

let gate: StatementGate
let run: RunningPublications
let redis: Redis

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

const sql = (pattern: RegExp, ...earlier: RegExp[]): StatementMatch => {
  return (sent) => pattern.test(sent.sql) && earlier.every((wanted) => sent.earlier.some((text) => wanted.test(text)))
}
type Moment = [name: string, statement: StatementMatch, when?: 'before' | 'after']
const [lock, claim, hold] = [/INSERT INTO owners/, /INSERT INTO subdomains/, /UPDATE "public"."subdomains"/]
const [replace, add] = [/UPDATE "public"."publications"/, /INSERT INTO "public"."publications"/]
const [count, noteKeys] = [/INSERT INTO publication_counts/, /INSERT INTO outbox_events/]

/** Every step of replacing what is published under another subdomain, in their order. */
const replacing: Moment[] = [
  ['looks for deletions', sql(/^SELECT .*"public"."owners"/)],
  ['locks the user', sql(lock)],
  ['reads what is published', sql(/^SELECT .*"public"."publications"/, lock)],
  ['claims the name', sql(claim)],
  ['holds the former name', sql(hold, claim)],
  ['replaces what is published', sql(replace, hold)],
  ['notes what is stale in the cache', sql(noteKeys, replace)],
  ['commits', sql(/^COMMIT/, replace)],
  ['knows that it has committed', sql(/^COMMIT/, replace), 'after'],
]
/** Those of the first publication that differ: only the last of them may hold the row of a count. */
const adding: Moment[] = [
  ['stores the first publication', sql(add, claim)],
  ['counts the first publication', sql(count, add)],
  ['commits the first publication', sql(/^COMMIT/, add, count)],
]

const publish = ({ call }: Caller, documentId: string, subdomain: string, revision: number) =>
  run.portfolio.client.call('Publish', { documentId, subdomain, revision }, call)
const publicationOf = async ({ call }: Caller) =>
  (await run.portfolio.client.call('GetPublication', {}, call)).publication
/** The name in what readers see under a subdomain; undefined when nothing is public there. */
async function readName(subdomain: string, { call }: Caller): Promise<string | undefined> {
  try {
    const { snapshot } = await run.portfolio.client.call('GetPublicPortfolio', { subdomain }, call)
    return JSON.parse(String(snapshot)).identity.name
  } catch (error) {
    expect(error).toMatchObject({ id: 'not_found' })
    return undefined
  }
}

describe('a process that is killed just before it', () => {
  const moments = [...replacing, ...adding]
  const committed = 'knows that it has committed'
  const publishing = new Map<string, Awaited<ReturnType<typeof prepare>>>()

  /** Has a draft whose next revision is to be published, and an older one published if there is something to replace. */
  async function prepare(nth: string, isReplacing: boolean) {
    const caller = await run.aPublisher()
    const [former, next] = [`former-${nth}`, `next-${nth}`]
    const documentId = await run.aDraft(caller, aSnapshot({ 'identity.name': former }))
    if (isReplacing) await publish(caller, documentId, former, 1)
    const snapshot = Buffer.from(JSON.stringify(aSnapshot({ 'identity.name': next })))
    const draft = { documentId, subdomain: '', revision: 1, snapshot }
    await run.documents.call('SavePortfolioDraft', draft, caller.call)
    /** Stands for answers that readers have in the cache. */
    for (const subdomain of [former, next]) await redis.hset(cacheKeys.publicPortfolio(subdomain), 'an', 'answer')
    return { caller, documentId, former: isReplacing ? former : '', next }
  }

  /** One process publishes for each moment and is stopped there; then it is killed at all of them at once. */
  beforeAll(async () => {
    for (const round of [replacing, adding]) {
      for (const [nth, [name]] of round.entries()) {
        publishing.set(name, await prepare(`${round.length}-${nth}`, round === replacing))
      }
      for (const [name, statement, when] of round) {
        const { caller, documentId, next } = publishing.get(name) ?? ({} as never)
        await beginUntil(gate.stopAt(statement, when), () => publish(caller, documentId, next, 2))
      }
      await run.portfolio.crash()
      await run.portfolio.restart()
    }
  }, 90_000)

  it.each(moments)('%s leaves the old publication or the new one, whole, and can publish again', async (name) => {
    const { caller, documentId, former, next } = publishing.get(name) ?? ({} as never)
    const expected = name === committed ? next : former
    const seen = [await readName(former || next, caller), await readName(next, caller)]
    expect(seen.filter((found) => found !== undefined)).toEqual(expected === '' ? [] : [expected])
    expect((await publicationOf(caller))?.subdomain).toBe(expected || undefined)
    const inUse = await run.portfolio.database.subdomain.findMany({
      where: { userId: caller.userId, heldUntil: null },
    })
    expect(inUse.map(({ subdomain }) => subdomain)).toEqual(expected === '' ? [] : [expected])
    if (name === committed) {
      const cached = () => redis.exists(cacheKeys.publicPortfolio(former), cacheKeys.publicPortfolio(next))
      await expect.poll(cached, { timeout: 20_000 }).toBe(0)
    }
    await publish(caller, documentId, next, 2)
    expect(await readName(next, caller)).toBe(next)
  })

  it('anything leaves counts that fit', async () => {
    const { database } = run.portfolio
    const counts = await database.publicationCount.findMany()
    const total = counts.reduce((sum, { publications }) => sum + publications, 0)
    expect(total).toBe(await database.publication.count())
    expect(total).toBe(moments.length)
  })
})
