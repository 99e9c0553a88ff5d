import { randomFillSync } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { pngOf } from '../../test-data/hostile-images.ts'
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
/** The filter of PNG that takes the most time to undo: Paeth. */
const costliestFilter = 4
const tooLong = { name: 'ImageFault', message: 'takes too long to decode' }

describe('an image that comes to no end', () => {
  it('while it is checked is killed by its CPU time, however long it may take otherwise; then others are', async () => {
    const { copy } = poolWith({ checkCpuMs: 50, workerFile: endlessWorker })
    const outcomes = await Promise.allSettled([1, 2, 3].map((length) => copy(Buffer.alloc(length), 'image/png')))
    expect(outcomes).toMatchObject(Array(3).fill({ status: 'rejected', reason: tooLong }))
    expect(pool?.use()).toEqual({ capacity: 1, busy: 0, queued: 0 })
  })

  it('once it is checked is killed by its deadline, which says nothing about the file', async () => {
    const { copy, use } = poolWith({ timeoutMs: 100, workerFile: endlessWorker })
    expect(await copy(Buffer.alloc(0), 'image/png')).toBeUndefined()
    expect(use()).toEqual({ capacity: 1, busy: 0, queued: 0 })
  })

  it('may take a second of CPU time until it has proved to be an image, unless configured otherwise', () => {
    const { IMAGE_CHECK_CPU_MS } = readPortfolioConfig({ PORTFOLIO_DATABASE_URL: 'postgresql://localhost/none' })
    expect(IMAGE_CHECK_CPU_MS).toBe(1_000)
  })
})

describe('an image', { timeout: 60_000 }, () => {
  it('is not blamed for a system that starts no process, and is copied once it does', async () => {
    const { copy, use } = poolWith({})
    const image = await picture().jpeg().toBuffer()
    const { execPath } = process
    process.execPath = '/no/such/program'
    const outcome = await copy(image, 'image/jpeg').catch((error: Error) => error)
    process.execPath = execPath
    expect(outcome).toMatchObject({ name: 'Error', code: 'ENOENT' })
    expect(await sharp(await copy(image, 'image/jpeg')).metadata()).toMatchObject({ format: 'jpeg' })
    expect(use()).toEqual({ capacity: 1, busy: 0, queued: 0 })
  })
})

describe('an image that is all detail', { timeout: 60_000 }, () => {
  it('is copied, also when it is a lossy WebP of 19 megapixels', async () => {
    const [width, height] = [4_400, 4_400]
    const noise = sharp(randomFillSync(Buffer.alloc(width * height)), { raw: { width, height, channels: 1 } })
    const file = await noise.webp({ quality: 5, effort: 0 }).toBuffer()
    const copied = await poolWith({}).copy(file, 'image/webp')
    expect(await sharp(copied).metadata()).toMatchObject({ format: 'webp', width, height })
  })
})

describe('an image that takes too much', { timeout: 60_000 }, () => {
  it('of CPU time to be checked is refused, and the next one is copied', async () => {
    const { copy } = poolWith({ checkCpuMs: 100 })
    const side = 7_900
    const rows = Buffer.alloc(side * (3 * side + 1))
    for (let row = 0; row < side; row++) rows[row * (3 * side + 1)] = costliestFilter
    const large = pngOf(side, side, deflateSync(rows, { level: 1 }))
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
