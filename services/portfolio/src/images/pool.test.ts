import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { picture } from '../../test-data/images.ts'
import { readPortfolioConfig } from '../config.ts'
import { createImagePool, type ImagePool, type PoolOptions } from './pool.ts'

let pool: ImagePool | undefined
afterEach(() => pool?.close())

const far = 600_000
const endlessWorker = fileURLToPath(new URL('../../test-data/endless-worker.ts', import.meta.url))
function poolWith(options: Partial<PoolOptions>): ImagePool {
  pool = createImagePool({ size: 1, checkCpuMs: far, timeoutMs: far, memoryLimitMb: 512, ...options })
  return pool
}
const tooLong = { name: 'ImageFault', message: 'takes too long to decode' }

describe('an image that comes to no end', () => {
  it('while it is checked is killed by its CPU time, however long it may take otherwise; then others are', async () => {
    const { copy } = poolWith({ checkCpuMs: 50, workerFile: endlessWorker })
    const outcomes = await Promise.allSettled([1, 2, 3].map((length) => copy(Buffer.alloc(length), 'image/png')))
    expect(outcomes).toMatchObject(Array(3).fill({ status: 'rejected', reason: tooLong }))
    expect(pool?.use()).toEqual({ capacity: 1, busy: 0, queued: 0 })
  })

  it('once it is checked is killed by its deadline', async () => {
    const { copy } = poolWith({ timeoutMs: 100, workerFile: endlessWorker })
    await expect(copy(Buffer.alloc(0), 'image/png')).rejects.toMatchObject(tooLong)
  })

  it('may take a second of CPU time until it has proved to be an image, unless configured otherwise', () => {
    const { IMAGE_CHECK_CPU_MS } = readPortfolioConfig({ PORTFOLIO_DATABASE_URL: 'postgresql://x' })
    expect(IMAGE_CHECK_CPU_MS).toBe(1_000)
  })
})

describe('an image that takes too much', () => {
  it('of CPU time to be checked is refused, and the next one is copied', async () => {
    const { copy } = poolWith({ checkCpuMs: 20 })
    const large = await picture(6_000, 6_000).png({ compressionLevel: 1 }).toBuffer()
    await expect(copy(large, 'image/png')).rejects.toMatchObject(tooLong)
    expect((await copy(await picture().webp().toBuffer(), 'image/webp'))?.length).toBeGreaterThan(0)
  })

  it('of memory is refused', async () => {
    const { copy } = poolWith({ memoryLimitMb: 1 })
    await expect(copy(await picture().png().toBuffer(), 'image/png')).rejects.toMatchObject({
      message: 'needs too much memory to decode',
    })
  })
})
