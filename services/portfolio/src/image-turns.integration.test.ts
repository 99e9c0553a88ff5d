import { afterAll, beforeAll, expect, it } from 'vitest'
import { picture } from '../test-data/images.ts'
import { runStoringPortfolio, type StoringPortfolio } from '../test-data/storing-portfolio.ts'

let portfolio: StoringPortfolio
beforeAll(async () => {
  portfolio = await runStoringPortfolio({ IMAGE_PROCESSES: '1', S3_TIMEOUT_MS: '10000' })
})
afterAll(() => portfolio.stop())

/** Time that the storage takes for each file, in milliseconds. */
const slowMs = 400
/** Images that are in memory at once: the one that is decoded, and those beside it. */
const atOnce = 4

it('images of somebody with many are read a few at a time, and hold nobody else up', async () => {
  const png = await picture().png().toBuffer()
  const [greedy, modest] = [portfolio.aCaller(), portfolio.aCaller()]
  const many = await Promise.all(Array.from({ length: 16 }, () => portfolio.upload(greedy, png)))
  const one = await portfolio.upload(modest, png)
  const { uploadKey } = await portfolio.database.asset.findUniqueOrThrow({ where: { id: one } })
  const read: { key: string; at: number }[] = []
  portfolio.s3.fault = ({ method, key }) => {
    if (method !== 'GET') return undefined
    read.push({ key, at: performance.now() })
    return { delayMs: slowMs }
  }
  const completed = many.map((id) => portfolio.complete(greedy, id))
  await expect.poll(() => read.length, { interval: 5 }).toBeGreaterThan(0)
  expect((await portfolio.complete(modest, one)).status).toBe('ASSET_STATUS_READY')
  expect(read.findIndex(({ key }) => key === uploadKey)).toBeLessThan(2 * atOnce + 2)
  for (const asset of await Promise.all(completed)) expect(asset.status).toBe('ASSET_STATUS_READY')
  const pauses = read.slice(atOnce).map(({ at }, nth) => at - (read[nth]?.at ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThan(slowMs / 2)
})
