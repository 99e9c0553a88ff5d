import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { ownRedis } from '@resume/test-kit/own-servers'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Attempt, type BeginRequest, createIdempotency } from './idempotency.ts'
import { keptBytesOfCaller } from './scripts.ts'

const mb = 1024 * 1024
const secret = 'a secret of the tests that is long enough'
const logger = createLogger({ service: 'test', level: 'silent' })
const redis = new Redis(redisUrlOfFile())
/** Two gateways with one Redis. */
const connections = [0, 1].map(() => connectRedis({ url: redisUrlOfFile(), logger, commandTimeoutMs: 20_000 }))
const [one, other] = connections.map((connection) => createIdempotency(connection, secret, logger)) as [
  BeginRequest,
  BeginRequest,
]
beforeAll(() => Promise.all(connections.map((connection) => connection.attempted())))
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()))
  redis.disconnect()
})

const requestOf = (caller: string, key: string) => ({ caller, method: 'POST', path: '/documents', key, body: {} })

async function answer(begin: BeginRequest, caller: string, key: string, bytes: number) {
  const attempt = (await begin(requestOf(caller, key))) as Exclude<Attempt, { replay: unknown } | { inService: true }>
  await attempt.complete({ status: 201, body: 'x'.repeat(bytes) })
}

/** What a repeat gets: the length of the answer, or the error. */
async function repeat(caller: string, key: string, begin = one): Promise<number | string> {
  try {
    const attempt = await begin(requestOf(caller, key))
    return attempt && 'replay' in attempt ? attempt.replay.body.length : 'none'
  } catch (error) {
    return (error as { id: string }).id
  }
}

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)

it('a request whose gateway has died is in the way of its repeat for a minute', async () => {
  const before = new Set(await redis.keys('idem:*'))
  await one(requestOf(newId(), 'died'))
  const [entry = ''] = (await redis.keys('idem:*')).filter((key) => !before.has(key))
  expect(await redis.pttl(entry)).toBeGreaterThan(40_000)
  expect(await redis.pttl(entry)).toBeLessThanOrEqual(60_000)
})

describe('the answers kept for a caller', () => {
  it('make way by age beyond the cap, large ones first, and the request is never done again', async () => {
    const caller = newId()
    await answer(one, caller, 'small', 15_000)
    await answer(one, caller, 'medium', 17_000)
    for (const key of names(20, 'large')) await answer(one, caller, key, mb)
    expect([await repeat(caller, 'small'), await repeat(caller, 'medium')]).toEqual([
      15_000,
      'idempotency_result_dropped',
    ])
    const kept = await Promise.all(names(20, 'large').map((key) => repeat(caller, key)))
    expect(kept.slice(0, 5)).toEqual(Array(5).fill('idempotency_result_dropped'))
    expect(kept.slice(5)).toEqual(Array(15).fill(mb))
    await expect(one({ ...requestOf(caller, 'large0'), body: { other: 1 } })).rejects.toMatchObject({
      id: 'idempotency_conflict',
    })
  })

  it('hold the cap, and are counted to the byte, when many come at once at several gateways', async () => {
    const caller = newId()
    const before = new Set(await redis.keys('idem*'))
    const keys = names(60, 'race')
    await Promise.all(keys.map((key, at) => answer(at % 2 ? one : other, caller, key, at % 3 ? mb : 100 * (at + 1))))
    const made = (await redis.keys('idem*')).filter((key) => !before.has(key))
    const entries = made.filter((key) => key.startsWith('idem:'))
    const sizes = await Promise.all(entries.map((key) => redis.strlen(key)))
    const stored = sizes.filter((size) => size > 65).reduce((sum, size) => sum + size, 0)
    const counter = made.find((key) => /^idem-used:[0-9a-f]+$/.test(key)) ?? ''
    expect(Number(await redis.get(counter))).toBe(stored)
    expect(stored).toBeLessThanOrEqual(keptBytesOfCaller)
    expect(stored).toBeGreaterThan(keptBytesOfCaller - 2 * mb)
    const repeats = await Promise.all(keys.map((key) => repeat(caller, key)))
    expect(repeats.filter((each) => each === 'idempotency_result_dropped')).toHaveLength(
      sizes.filter((size) => size === 65).length,
    )
    expect(repeats).not.toContain('none')
    for (const key of made) expect(await redis.pttl(key), key).toBeGreaterThan(0)
  })

  it('are each caller’s own, and one that is larger than the cap is not kept', async () => {
    const [caller, neighbor] = [newId(), newId()]
    await answer(one, neighbor, 'mine', mb)
    await answer(one, caller, 'before', mb)
    await answer(one, caller, 'huge', keptBytesOfCaller)
    expect(await repeat(caller, 'huge')).toBe('idempotency_result_dropped')
    expect(await repeat(caller, 'before')).toBe(mb)
    for (const key of names(16, 'more')) await answer(one, caller, key, mb)
    expect(await repeat(neighbor, 'mine')).toBe(mb)
  })

  it('are references while Redis is nearly full: nothing is done twice, and what must be written still fits', async () => {
    const small = await ownRedis()
    const connection = connectRedis({ url: small.url, logger, commandTimeoutMs: 20_000 })
    const operator = new Redis(small.url)
    try {
      await connection.attempted()
      await operator.config('SET', 'maxmemory', '12mb')
      const begin = createIdempotency(connection, secret, logger)
      const keys = names(40, 'copy')
      for (const key of keys) await answer(begin, newId(), key, mb / 2)
      const caller = newId()
      await answer(begin, caller, 'large', mb)
      await answer(begin, caller, 'usual', 1_100)
      await answer(begin, caller, 'tiny', 800)
      const again = (key: string) => repeat(caller, key, begin)
      expect([await again('large'), await again('usual')]).toEqual(Array(2).fill('idempotency_result_dropped'))
      expect(await again('tiny')).toBe(800)
      expect(await operator.set('a-limit', '1')).toBe('OK')
      await operator.config('SET', 'maxmemory', '64mb')
      await answer(begin, caller, 'later', mb)
      expect(await again('later')).toBe(mb)
    } finally {
      operator.disconnect()
      await connection.close()
      await small.stop()
    }
  })
})
