import type { Fault, SeenRequest } from '@resume/s3-double/double'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../test-data/images.ts'
import { runPortfolio } from '../test-data/running-portfolio.ts'
import { runStoringPortfolio, type StoringPortfolio } from '../test-data/storing-portfolio.ts'

let portfolio: StoringPortfolio
let png: Buffer

beforeAll(async () => {
  portfolio = await runStoringPortfolio({ S3_TIMEOUT_MS: '1000' })
  png = await picture().png().toBuffer()
})
afterEach(() => {
  portfolio.s3.fault = () => undefined
})
afterAll(() => portfolio.stop())

type Step = [method: string, folder: string]
const steps: Step[] = [
  ['HEAD', 'uploads/'],
  ['GET', 'uploads/'],
  ['PUT', 'public/'],
  ['HEAD', 'public/'],
]
const at =
  ([method, folder]: Step, fault: Fault) =>
  (request: SeenRequest) =>
    request.method === method && request.key.startsWith(folder) ? fault : undefined

/** Completing fails with an error, the image stays pending, and once the storage is well again it becomes ready. */
async function failsAndRecovers(fault: StoringPortfolio['s3']['fault'], id: string): Promise<void> {
  const caller = portfolio.aCaller()
  const asset = await portfolio.upload(caller, png)
  portfolio.s3.fault = fault
  await expect(portfolio.complete(caller, asset)).rejects.toMatchObject({ id })
  const { items } = await portfolio.client.call('ListAssets', { limit: 1, offset: 0 }, caller.call)
  expect(items).toMatchObject([{ id: asset, status: 'ASSET_STATUS_PENDING' }])
  portfolio.s3.fault = () => undefined
  const ready = await portfolio.complete(caller, asset)
  expect((await portfolio.read(ready)).status).toBe(200)
}

describe('a storage', () => {
  it.each(steps)('that is gone at %s %s is 503, and nothing is lost', async (...step) => {
    await failsAndRecovers(at(step, { hangUp: true }), 'storage_unavailable')
  })

  it.each(steps)('that is slow at %s %s is 503, and nothing is lost', async (...step) => {
    await failsAndRecovers(at(step, { delayMs: 2_500 }), 'storage_unavailable')
  })

  it.each(steps)('that fails at %s %s is 503, and nothing is lost', async (...step) => {
    await failsAndRecovers(at(step, { status: 503 }), 'storage_unavailable')
  })

  it.each<[string, Step, Fault]>([
    ['the size of an upload, when it is read', ['GET', 'uploads/'], { lie: { size: 9 } }],
    ['the size of a copy', ['HEAD', 'public/'], { lie: { size: 9 } }],
    ['the type of a copy', ['HEAD', 'public/'], { lie: { type: 'text/html' } }],
    ['having written a copy', ['PUT', 'public/'], { forget: true }],
  ])('that lies about %s is 502, and nothing is lost', async (_, step, fault) => {
    await failsAndRecovers(at(step, fault), 'storage_failed')
  })

  it('that breaks off while a file is read is 503, and nothing is lost', async () => {
    await failsAndRecovers(at(['GET', 'uploads/'], { cutAfter: 20 }), 'storage_unavailable')
  })

  it('that refuses to remove a useless file leaves the image as it was', async () => {
    const caller = portfolio.aCaller()
    const declared = await portfolio.declare(caller, png)
    await portfolio.send(declared, Buffer.alloc(png.length, 1))
    portfolio.s3.fault = at(['DELETE', 'uploads/'], { status: 503 })
    await expect(portfolio.complete(caller, declared.assetId)).rejects.toMatchObject({ id: 'storage_unavailable' })
    portfolio.s3.fault = () => undefined
    await expect(portfolio.complete(caller, declared.assetId)).rejects.toMatchObject({ id: 'validation_failed' })
    expect(portfolio.logged()).not.toContain('X-Amz-Signature')
  })

  it('that is not configured is 503 for images alone', async () => {
    const without = await runPortfolio()
    try {
      const { call } = without.aCaller()
      const unconfigured = { id: 'not_configured', message: 'Integration not configured: S3' }
      const file = { kind: 'ASSET_KIND_AVATAR', imageType: 'IMAGE_TYPE_PNG', sizeBytes: 1 } as const
      const id = crypto.randomUUID()
      await expect(without.client.call('DeclareAsset', file, call)).rejects.toMatchObject(unconfigured)
      await expect(without.client.call('ListAssets', { limit: 1, offset: 0 }, call)).rejects.toMatchObject(unconfigured)
      await expect(without.client.call('DeleteAsset', { id }, call)).rejects.toMatchObject({ id: 'not_found' })
      expect(await without.client.call('GetAnalytics', {}, call)).toBeDefined()
    } finally {
      await without.stop()
    }
  })
})
