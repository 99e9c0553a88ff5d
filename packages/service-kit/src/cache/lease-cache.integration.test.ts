import { randomBytes, randomUUID } from 'node:crypto'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { connectRedis, type RedisConnection } from '../redis/connect.ts'
import { createLeaseCache, type LeaseCache } from './lease-cache.ts'
import { fillScript, moveScript, readScript, stampLength } from './lease-scripts.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const connections: { close(): void }[] = []
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close()
})

/** A connection as one process has it. */
async function connected(): Promise<RedisConnection> {
  const connection = connectRedis({ url: redisUrlOfFile(), logger, commandTimeoutMs: 2_000 })
  connections.push(connection)
  /** As long as Redis is young, what others have loaded does not count. */
  await expect.poll(() => connection.minLoadedAt() < Date.now(), { interval: 1 }).toBe(true)
  return connection
}

/** A cache as one process has it. */
async function processWithCache(): Promise<LeaseCache> {
  return createLeaseCache(await connected(), logger)
}

/** A value that is large enough to be sent ahead of the script that fills its entry. */
const large = (value: string) => randomBytes(20_000 + value.length).fill(value, 0, value.length)

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
    const loadedBy = Date.now()
    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(loadedBy)
    const later = await processWithCache()
    expect(String(await later.getOrLoad(key, 60, async () => Buffer.from('fresh')))).toBe('fresh')
  })

  it('ignores what was loaded before the connection was made and stored afterwards', async () => {
    const key = randomUUID()
    const earlier = await processWithCache()
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = earlier.getOrLoad(key, 60, async () => {
      begun.resolve()
      await gate.promise
      return Buffer.from('from before')
    })
    await begun.promise
    const loadedBy = Date.now()
    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(loadedBy)
    const later = await processWithCache()
    gate.resolve()
    await slow
    expect(String(await later.getOrLoad(key, 60, async () => Buffer.from('fresh')))).toBe('fresh')
  })

  it('does not make a reader wait for a process that died while it loaded', async () => {
    const [dead, alive] = [await processWithCache(), await processWithCache()]
    const key = randomUUID()
    const begun = Promise.withResolvers<void>()
    void dead.getOrLoad(key, 60, () => {
      begun.resolve()
      return new Promise(() => {})
    })
    await begun.promise
    expect(String(await alive.getOrLoad(key, 60, async () => Buffer.from('loaded')))).toBe('loaded')
  })

  it('forgets an entry after its lifetime', async () => {
    const cache = await processWithCache()
    const key = randomUUID()
    let loads = 0
    const read = async () => String(await cache.getOrLoad(key, 1, async () => Buffer.from(String(++loads))))
    expect(await read()).toBe('1')
    await expect.poll(read, { timeout: 10_000 }).toBe('2')
  })

  it('drops several entries at once, and of none says that it is done', async () => {
    const cache = await processWithCache()
    const keys = [randomUUID(), randomUUID()]
    const fill = (value: string) =>
      Promise.all(keys.map(async (key) => String(await cache.getOrLoad(key, 60, async () => Buffer.from(value)))))
    expect(await fill('old')).toEqual(['old', 'old'])
    expect(await cache.invalidate(keys)).toBe(true)
    expect(await fill('new')).toEqual(['new', 'new'])
    expect(await cache.invalidate([])).toBe(true)
  })

  it.each([
    ['small', 0],
    ['large', 5_000],
  ])(
    'never answers older than the last acknowledged write, with readers in two processes: %s values',
    async (_, size) => {
      const [one, two] = [await processWithCache(), await processWithCache()]
      const key = randomUUID()
      let stored = 0
      const load = async () => {
        const value = Buffer.from(String(stored).padEnd(size))
        await new Promise((resolve) => setImmediate(resolve))
        return value
      }
      let reading = true
      let acknowledged = 0
      const stale: string[] = []
      const readers = [one, two, one, two].map(async (cache) => {
        while (reading) {
          const atLeast = acknowledged
          const value = Number(await cache.getOrLoad(key, 60, load))
          if (value < atLeast) stale.push(`${value} after ${atLeast}`)
        }
      })
      for (let write = 1; write <= 300; write++) {
        stored = write
        expect(await one.invalidate([key])).toBe(true)
        acknowledged = write
        expect(Number(await two.getOrLoad(key, 60, load))).toBe(write)
      }
      reading = false
      await Promise.all(readers)
      expect(stale).toEqual([])
    },
  )

  it('keeps large values byte for byte, whatever is filled in the same turn', async () => {
    const [one, two] = [await processWithCache(), await processWithCache()]
    const values = Array.from({ length: 80 }, (_, nth) => [randomUUID(), randomBytes(nth * 400)] as const)
    const fill = async ([key, value]: (typeof values)[number]) => one.getOrLoad(key, 60, async () => value)
    expect((await Promise.all(values.map(fill))).every((value, nth) => value.equals(values[nth]?.[1] as Buffer))).toBe(
      true,
    )
    for (const [key, value] of values) {
      const read = await two.getOrLoad(key, 60, async () => Buffer.from('loaded again'))
      expect(read.equals(value)).toBe(true)
    }
  })

  it('does not keep a large value that was loaded before an invalidation, and those beside it', async () => {
    const connection = await connected()
    const cache = createLeaseCache(connection, logger)
    const [dropped, kept] = [randomUUID(), randomUUID()]
    const gate = Promise.withResolvers<void>()
    let begun = 0
    const load = (value: string) => async () => {
      begun++
      await gate.promise
      return large(value)
    }
    const slow = [cache.getOrLoad(dropped, 60, load('old')), cache.getOrLoad(kept, 60, load('kept'))]
    await expect.poll(() => begun).toBe(2)
    await cache.invalidate([dropped])
    gate.resolve()
    await Promise.all(slow)
    const again = async (key: string) =>
      String((await cache.getOrLoad(key, 60, async () => large('new'))).subarray(0, 4))
    expect((await again(dropped)).slice(0, 3)).toBe('new')
    expect(await again(kept)).toBe('kept')
    expect(await connection.redis.keys(`sent:*${dropped}*`)).toEqual([])
    expect(await connection.redis.keys(`sent:*${kept}*`)).toEqual([])
  })

  it('counts a value as old as its lease, however long it was on its way', async () => {
    const { redis } = await connected()
    const now = async () => {
      const [seconds = 0, micros = 0] = (await redis.time()).map(Number)
      return seconds * 1_000 + Math.floor(micros / 1_000)
    }
    const [small, big, sent] = [randomUUID(), randomUUID(), randomUUID()]
    const before = await now()
    for (const key of [small, big]) await redis.eval(readScript, 2, key, `lease:${key}`, before, 'token')
    const taken = await now()
    await redis.set(sent, `${' '.repeat(stampLength)}value`, 'PX', 10_000)
    await expect.poll(now, { interval: 1 }).toBeGreaterThan(taken + 20)
    await redis.eval(fillScript, 2, small, `lease:${small}`, 'token', 'value', 60_000)
    await redis.eval(moveScript, 3, big, `lease:${big}`, sent, 'token', 60_000)
    for (const entry of await redis.mget(small, big)) {
      expect(entry?.slice(stampLength)).toBe('value')
      expect(Number(entry?.slice(0, stampLength))).toBeGreaterThanOrEqual(before - 1)
      expect(Number(entry?.slice(0, stampLength))).toBeLessThanOrEqual(taken)
    }
  })

  it('gives a lease back whose value did not arrive', async () => {
    const { redis } = await connected()
    const [entry, lease] = [randomUUID(), randomUUID()]
    await redis.set(lease, 'token', 'PX', 10_000)
    expect(await redis.eval(moveScript, 3, entry, lease, randomUUID(), 'token', 60_000)).toBe(0)
    expect(await redis.exists(entry, lease)).toBe(0)
  })

  it('forgets a large value after its lifetime, too', async () => {
    const connection = await connected()
    const key = randomUUID()
    await createLeaseCache(connection, logger).getOrLoad(key, 60, async () => large('value'))
    const left = await connection.redis.pttl(key)
    expect(left).toBeGreaterThan(10_000)
    expect(left).toBeLessThanOrEqual(60_000)
    expect(await connection.redis.exists(`lease:${key}`)).toBe(0)
  })

  it('just loads when Redis is away', async () => {
    const connection = connectRedis({ url: 'redis://127.0.0.1:1', logger })
    connections.push(connection)
    const cache = createLeaseCache(connection, logger)
    expect(String(await cache.getOrLoad('key', 60, async () => Buffer.from('loaded')))).toBe('loaded')
    expect(await cache.invalidate(['key'])).toBe(false)
  })
})
