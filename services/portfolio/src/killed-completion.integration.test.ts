import { beginUntil, openStatementGate, type StatementGate, type StatementMatch } from '@resume/test-kit/statement-gate'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { picture } from '../test-data/images.ts'
import type { Caller } from '../test-data/running-portfolio.ts'
import { runStoringPortfolio, type StoringPortfolio, storageVariables } from '../test-data/storing-portfolio.ts'
import { createAssets } from './adapters/assets.ts'
import { createObjectRemovals } from './adapters/object-removals.ts'
import { openObjectStorage } from './adapters/object-storage.ts'
import { createStorageKeys } from './adapters/storage-keys.ts'
import { readPortfolioConfig } from './config.ts'
import { compareStorage } from './use-cases/compare-storage.ts'
import { removeObjects } from './use-cases/remove-objects.ts'
import { removePendingAssets } from './use-cases/remove-pending-assets.ts'

let gate: StatementGate
let portfolio: StoringPortfolio
let png: Buffer

beforeAll(async () => {
  gate = await openStatementGate(inject('postgresUrl'))
  /** As many images have their turn at a time as there are moments to stop at. */
  const environment = { S3_TIMEOUT_MS: '10000', IMAGE_PROCESSES: String(moments.length) }
  portfolio = await runStoringPortfolio(environment, gate.through)
  png = await picture().png().toBuffer()
})
afterAll(async () => {
  await portfolio.stop()
  await gate.close()
})

/** A moment of completing an image: a request to the storage, or a statement, before or after it is done. */
type Moment = { request: [method: string, folder: string] } | { statement: StatementMatch; when?: 'before' | 'after' }

const sql = (pattern: RegExp, ...earlier: RegExp[]): StatementMatch => {
  return (sent) => pattern.test(sent.sql) && earlier.every((wanted) => sent.earlier.some((text) => wanted.test(text)))
}
const [lock, markReady, callOff, note] = [
  /INSERT INTO owners/,
  /UPDATE "public"."assets"/,
  /DELETE FROM "public"."object_removals"/,
  /INSERT INTO "public"."object_removals".*ON CONFLICT/,
]

/** Every step of completing an image, in their order. */
const moments: [string, Moment][] = [
  ['looks the image up', { statement: sql(/^SELECT .*"public"."assets"/) }],
  ['asks the storage about the upload', { request: ['HEAD', 'uploads/'] }],
  ['reads the upload', { request: ['GET', 'uploads/'] }],
  ['notes the copy', { statement: sql(/INSERT INTO "public"."object_removals"/) }],
  ['writes the copy', { request: ['PUT', 'public/'] }],
  ['asks the storage about the copy', { request: ['HEAD', 'public/'] }],
  ['locks the user', { statement: sql(lock) }],
  ['makes the image ready', { statement: sql(markReady, lock) }],
  ['keeps the copy', { statement: sql(callOff, markReady) }],
  ['notes the upload for removal', { statement: sql(note, callOff) }],
  ['commits', { statement: sql(/^COMMIT/, note) }],
  ['knows that it has committed', { statement: sql(/^COMMIT/, note), when: 'after' }],
  ['removes the upload', { request: ['DELETE', 'uploads/'] }],
]

/** @returns once a process has got as far as a moment, where it stays until `end` */
function reach(moment: Moment, end: Promise<void>): Promise<unknown> {
  if ('statement' in moment) return gate.stopAt(moment.statement, moment.when)
  const [method, folder] = moment.request
  return new Promise<void>((reached) => {
    portfolio.s3.fault = (request) => {
      if (request.method !== method || !request.key.startsWith(folder)) return undefined
      portfolio.s3.fault = () => undefined
      reached()
      return { until: end }
    }
  })
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const wholeDay = 24 * 60 + 60
function storage() {
  const variables = { PORTFOLIO_DATABASE_URL: 'postgresql://localhost/none', ...storageVariables(portfolio.s3.url) }
  const opened = openObjectStorage(readPortfolioConfig(variables))
  if (!opened) throw new Error('no storage')
  return opened
}
/** Does what jobs do within a day. */
async function letADayPass(): Promise<void> {
  await removePendingAssets({ assets: createAssets(portfolio.database) }, inMinutes(wholeDay))
  await removeObjects({ storage: storage(), removals: createObjectRemovals(portfolio.database) }, inMinutes(wholeDay))
}
const listed = async ({ call }: Caller) =>
  (await portfolio.client.call('ListAssets', { limit: 10, offset: 0 }, call)).items

describe('a process that is killed just before it', () => {
  const completing: { moment: string; caller: Caller; id: string }[] = []

  /** One process completes an image for each moment and is stopped there; then it is killed at all of them at once. */
  beforeAll(async () => {
    const killed = Promise.withResolvers<void>()
    for (const [moment] of moments) {
      const caller = portfolio.aCaller()
      completing.push({ moment, caller, id: await portfolio.upload(caller, png) })
    }
    for (const [nth, [, moment]] of moments.entries()) {
      const { caller, id } = completing[nth] ?? ({} as never)
      await beginUntil(reach(moment, killed.promise), () => portfolio.complete(caller, id))
    }
    await portfolio.crash()
    killed.resolve()
    await portfolio.restart()
  }, 60_000)
  const at = (name: string) => {
    const found = completing.find(({ moment }) => moment === name)
    if (!found) throw new Error(name)
    return found
  }

  it.each(moments)('%s leaves nothing ready that is not there, and the image can be completed', async (name) => {
    const { caller, id } = at(name)
    const [left] = await listed(caller)
    expect(left?.id).toBe(id)
    if (left?.status === 'ASSET_STATUS_READY') expect((await portfolio.read(left)).status).toBe(200)
    /** Nobody comes back for every other one. */
    if (moments.findIndex(([moment]) => moment === name) % 2 === 1) return
    const asset = await portfolio.complete(caller, id)
    expect(Buffer.from(await (await portfolio.read(asset)).arrayBuffer()).length).toBeGreaterThan(0)
    expect(await listed(caller)).toEqual([asset])
  })

  it('anything leaves nothing behind for ever: what is ready stays, and everything else is gone within a day', async () => {
    await letADayPass()
    const compared = await compareStorage(
      { storage: storage(), keys: createStorageKeys(portfolio.database) },
      inMinutes(wholeDay),
    )
    expect(compared).toMatchObject({ strays: [], missing: [] })
    const rows = await portfolio.database.asset.findMany()
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['READY']))
    expect(portfolio.s3.store.keys()).toEqual(rows.map(({ publicKey }) => publicKey).sort())
    expect(await portfolio.database.objectRemoval.count()).toBe(0)
    const ready = completing.filter(
      (_, nth) => nth % 2 === 0 || nth > moments.findIndex(([name]) => name === 'commits'),
    )
    expect(rows.map(({ id }) => id).sort()).toEqual(ready.map(({ id }) => id).sort())
  })
})
