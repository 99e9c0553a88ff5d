import { randomUUID } from 'node:crypto'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSetScript, setLeaseOf } from './entry-set-scripts.ts'
import { createEntrySets, type EntrySets, setValueOf } from './entry-sets.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const redis = new Redis(redisUrlOfFile())
const connection = connectRedis({ url: redisUrlOfFile(), logger, commandTimeoutMs: 20_000 })
let sets: EntrySets
beforeAll(async () => {
  await connection.attempted()
  sets = createEntrySets(connection)
})
afterAll(() => {
  connection.close()
  redis.disconnect()
})

/** Asks for a field as admission does. */
async function read(set: string, field: string, minLoadedAt = 0): Promise<{ value?: string; lease?: string }> {
  const [value, lease] = (await redis.callBuffer(
    'EVAL',
    readSetScript,
    2,
    set,
    setLeaseOf(set),
    field,
    minLoadedAt,
    randomUUID(),
  )) as [Buffer | null, Buffer | null]
  return value ? { value: setValueOf(value).toString() } : { lease: String(lease) }
}
const fill = async (set: string, field: string, value: string | Buffer) =>
  sets.load(set, field, (await read(set, field)).lease, async () => ({ bytes: Buffer.from(value), lifetimeMs: 60_000 }))

describe('an entry set', () => {
  it('keeps answers to many questions, and loses all of them with one key', async () => {
    const set = randomUUID()
    await fill(set, 'one', '1')
    await fill(set, 'two', '2')
    expect([await read(set, 'one'), await read(set, 'two')]).toEqual([{ value: '1' }, { value: '2' }])
    await redis.del(set, setLeaseOf(set))
    expect((await read(set, 'one')).value).toBeUndefined()
  })

  it('does not keep what was loaded before a change, or before a connection was made', async () => {
    const set = randomUUID()
    const { lease } = await read(set, 'one')
    await sets.load(set, 'one', lease, async () => {
      await redis.del(set, setLeaseOf(set))
      return { bytes: Buffer.from('old'), lifetimeMs: 60_000 }
    })
    expect((await read(set, 'one')).value).toBeUndefined()
    const redisNow = async () => {
      const [seconds, microseconds] = await redis.time()
      return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
    }
    let connectedAt = 0
    const [begun, earlier] = [Date.now(), await redisNow()]
    await sets.load(set, 'two', (await read(set, 'two')).lease, async () => {
      await expect.poll(() => Date.now() - begun, { interval: 1 }).toBeGreaterThan(20)
      connectedAt = await redisNow()
      return { bytes: Buffer.from('old'), lifetimeMs: 60_000 }
    })
    expect((await read(set, 'two', connectedAt)).value).toBeUndefined()
    expect((await read(set, 'two', earlier - 5)).value).toBe('old')
  })

  it('is asked for once by all who ask the same at once, and for itself by each without a lease', async () => {
    const set = randomUUID()
    const { lease } = await read(set, 'one')
    let loads = 0
    const load = async () => ({ bytes: Buffer.from(`${++loads}`), lifetimeMs: 60_000 })
    const asked = ['one', 'one', 'two'].map((field) => sets.load(set, field, lease, load))
    expect((await Promise.all(asked)).map(String)).toEqual(['1', '1', '2'])
    const alone = [1, 2].map(() => sets.load(set, 'one', undefined, load))
    expect((await Promise.all(alone)).map(String)).toEqual(['3', '4'])
    expect((await read(set, 'one')).value).toBe('1')
  })

  it('keeps no answer above 512 KB', async () => {
    const set = randomUUID()
    await fill(set, 'largest', Buffer.alloc(512 * 1024, 'x'))
    await fill(set, 'too large', Buffer.alloc(512 * 1024 + 1, 'x'))
    expect((await read(set, 'largest')).value).toHaveLength(512 * 1024)
    expect((await read(set, 'too large')).value).toBeUndefined()
  })

  it('holds 500 answers and 8 MB at most, whatever is asked', async () => {
    const [many, large] = [randomUUID(), randomUUID()]
    for (let nth = 0; nth < 510; nth++) await fill(many, `question ${nth}`, 'x')
    const questions = (await redis.hkeys(many)).filter((field) => field.startsWith('question'))
    expect(questions.length).toBe(500)
    expect(await redis.hlen(many)).toBe(2 * questions.length + 1)
    const half = Buffer.alloc(500 * 1024, 'x')
    for (let nth = 0; nth < 40; nth++) await fill(large, `question ${nth % 30}`, half)
    const kept = await redis.hgetall(large)
    const sizes = Object.entries(kept).map(([field, value]) => (field === '' ? 0 : value.length))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
    expect(bytes).toBeGreaterThan(7 * 1024 * 1024)
    expect(Number(kept[''])).toBe(bytes)
    expect((await read(large, 'question 9')).value).toBe(half.toString())
  })
})
