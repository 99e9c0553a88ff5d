import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { connectRedis } from '../redis/connect.ts'
import { createLeaseCache, type LeaseCache } from './lease-cache.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const connections: { close(): void }[] = []
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close()
})

/** A cache as one process has it. */
async function processWithCache(): Promise<LeaseCache> {
  const connection = connectRedis({ url: inject('redisUrl'), logger, commandTimeoutMs: 2_000 })
  connections.push(connection)
  await expect.poll(() => connection.isUp()).toBe(true)
  return createLeaseCache(connection, logger)
}

describe('the lease cache', () => {
  it('loads once and answers the same bytes from then on, in every process', async () => {
    const [one, two] = [await processWithCache(), await processWithCache()]
    const key = randomUUID()
    let loads = 0
    const load = async () => Buffer.from(`value ${++loads}`)
    expect(String(await one.getOrLoad(key, 60, load))).toBe('value 1')
    expect(String(await two.getOrLoad(key, 60, load))).toBe('value 1')
  })

  it('loads once for concurrent readers of one process', async () => {
    const cache = await processWithCache()
    const key = randomUUID()
    let loads = 0
    const gate = Promise.withResolvers<void>()
    const load = async () => {
      loads++
      await gate.promise
      return Buffer.from('value')
    }
    const reads = Array.from({ length: 50 }, () => cache.getOrLoad(key, 60, load))
    await expect.poll(() => loads).toBe(1)
    gate.resolve()
    for (const value of await Promise.all(reads)) expect(String(value)).toBe('value')
    expect(loads).toBe(1)
  })

  it('does not keep what was loaded before an invalidation', async () => {
    const cache = await processWithCache()
    const key = randomUUID()
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow = cache.getOrLoad(key, 60, async () => {
      begun.resolve()
      await gate.promise
      return Buffer.from('old')
    })
    await begun.promise
    expect(await cache.invalidate([key])).toBe(true)
    gate.resolve()
    expect(String(await slow)).toBe('old')
    expect(String(await cache.getOrLoad(key, 60, async () => Buffer.from('new')))).toBe('new')
  })

  it('does not let a reader join a load that began before a write was answered', async () => {
    const cache = await processWithCache()
    const key = randomUUID()
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow = cache.getOrLoad(key, 60, async () => {
      begun.resolve()
      await gate.promise
      return Buffer.from('old')
    })
    await begun.promise
    await cache.invalidate([key])
    expect(String(await cache.getOrLoad(key, 60, async () => Buffer.from('new')))).toBe('new')
    gate.resolve()
    await slow
    expect(String(await cache.getOrLoad(key, 60, async () => Buffer.from('newer')))).toBe('new')
  })

  it('hands a failed load on and lets the next reader try', async () => {
    const cache = await processWithCache()
    const key = randomUUID()
    const failing = async () => {
      throw new Error('no')
    }
    await expect(cache.getOrLoad(key, 60, failing)).rejects.toThrow('no')
    expect(String(await cache.getOrLoad(key, 60, async () => Buffer.from('yes')))).toBe('yes')
  })

  it('ignores entries from before the connection was made', async () => {
    const key = randomUUID()
    const earlier = await processWithCache()
    await earlier.getOrLoad(key, 60, async () => Buffer.from('from before'))
    const filledBy = Date.now()
    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(filledBy)
    const later = await processWithCache()
    expect(String(await later.getOrLoad(key, 60, async () => Buffer.from('fresh')))).toBe('fresh')
  })

  it('just loads when Redis is away', async () => {
    const connection = connectRedis({ url: 'redis://127.0.0.1:1', logger })
    connections.push(connection)
    const cache = createLeaseCache(connection, logger)
    expect(String(await cache.getOrLoad('key', 60, async () => Buffer.from('loaded')))).toBe('loaded')
    expect(await cache.invalidate(['key'])).toBe(false)
  })
})
