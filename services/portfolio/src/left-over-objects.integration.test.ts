import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../test-data/images.ts'
import { runStoringPortfolio, type StoringPortfolio, storageVariables } from '../test-data/storing-portfolio.ts'
import { createAssets } from './adapters/assets.ts'
import { createObjectRemovals } from './adapters/object-removals.ts'
import { openObjectStorage } from './adapters/object-storage.ts'
import { createStorageKeys } from './adapters/storage-keys.ts'
import { readPortfolioConfig } from './config.ts'
import { compareStorage } from './use-cases/compare-storage.ts'
import { removeObjects } from './use-cases/remove-objects.ts'
import { removePendingAssets } from './use-cases/remove-pending-assets.ts'

let portfolio: StoringPortfolio
let png: Buffer
const patience = { timeout: 30_000, interval: 100 }
const minute = 60_000

beforeAll(async () => {
  portfolio = await runStoringPortfolio({ S3_TIMEOUT_MS: '3000' })
  png = await picture().png().toBuffer()
})
afterEach(() => {
  portfolio.s3.fault = () => undefined
})
afterAll(() => portfolio.stop())

function storage() {
  const config = readPortfolioConfig({
    PORTFOLIO_DATABASE_URL: 'postgresql://localhost/none',
    ...storageVariables(portfolio.s3.url),
  })
  const opened = openObjectStorage(config)
  if (!opened) throw new Error('no storage')
  return opened
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute)
const removeDueIn = (minutes: number) =>
  removeObjects({ storage: storage(), removals: createObjectRemovals(portfolio.database) }, inMinutes(minutes))
const comparedIn = (minutes: number) =>
  compareStorage({ storage: storage(), keys: createStorageKeys(portfolio.database) }, inMinutes(minutes))

describe('what is left over', () => {
  it('of a declaration is removed after a day, row and object, and not before', async () => {
    const caller = portfolio.aCaller()
    const [, kept] = [await portfolio.upload(caller, png), await portfolio.ready(caller, png)]
    const assets = createAssets(portfolio.database)
    const count = () => portfolio.database.asset.count({ where: { userId: caller.userId } })
    await removePendingAssets({ assets }, inMinutes(24 * 60 - 1))
    expect(await count()).toBe(2)
    await removePendingAssets({ assets }, inMinutes(24 * 60 + 1))
    expect(await count()).toBe(1)
    await removeDueIn(30)
    expect(portfolio.s3.store.keys().filter((key) => key.startsWith('uploads/'))).toEqual([])
    expect((await portfolio.read(kept)).status).toBe(200)
  })

  it('of a deleted account is removed, also when the storage is away at first', async () => {
    const caller = portfolio.aCaller()
    const asset = await portfolio.ready(caller, png)
    const pending = await portfolio.upload(caller, png)
    let refused = 0
    portfolio.s3.fault = ({ method }) => {
      if (method === 'DELETE') refused += 1
      return { hangUp: true }
    }
    portfolio.bus.publish('userDeleted', { userId: caller.userId })
    await expect.poll(() => refused, patience).toBeGreaterThan(1)
    expect(await portfolio.database.asset.count({ where: { id: { in: [asset.id, pending] } } })).toBe(0)
    portfolio.s3.fault = () => undefined
    await expect.poll(async () => (await portfolio.read(asset)).status, patience).toBe(403)
    await expect.poll(() => portfolio.s3.store.keys().filter((key) => key.startsWith('uploads/')), patience).toEqual([])
    await expect(portfolio.declare(caller, png)).rejects.toMatchObject({ id: 'unauthenticated' })
  })

  it('of an upload URL that is used after its image is gone is removed when the URL has expired', async () => {
    const caller = portfolio.aCaller()
    const declared = await portfolio.declare(caller, png)
    await portfolio.client.call('DeleteAsset', { id: declared.assetId }, caller.call)
    await removeDueIn(0)
    expect((await portfolio.send(declared, png)).status).toBe(200)
    await removeDueIn(11)
    expect(portfolio.s3.store.keys().filter((key) => key.startsWith('uploads/'))).toEqual([])
  })

  it('is found by the command, and so is an image without its object', async () => {
    await removeDueIn(30)
    expect(await comparedIn(5)).toMatchObject({ strays: [], missing: [] })
    const caller = portfolio.aCaller()
    const asset = await portfolio.ready(caller, png)
    portfolio.s3.store.put('public/nobodys.png', png, {})
    portfolio.s3.store.remove(new URL(asset.url ?? '').pathname.replace('/images/', ''))
    expect(await comparedIn(5)).toMatchObject({ strays: ['public/nobodys.png'], missing: [asset.id] })
    portfolio.s3.store.remove('public/nobodys.png')

    const command = promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('./compare-storage.ts', import.meta.url))],
      {
        env: {
          PORTFOLIO_DATABASE_URL: portfolio.databaseUrl,
          REDIS_URL: redisUrlOfFile(),
          ...storageVariables(portfolio.s3.url),
        },
      },
    )
    await expect(command).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`the object of the image ${asset.id} is missing\n`),
    })
  })
})
