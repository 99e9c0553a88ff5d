import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createLeaseCache, type LeaseCache } from '@resume/service-kit/cache/lease-cache'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis, type RedisConnection } from '@resume/service-kit/redis/connect'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeRecord } from '../access/identity-record.ts'
import { createEntrySets, type EntrySets } from '../cache/entry-sets.ts'
import type { AdmissionRequest } from './admission-request.ts'
import { type Ask, createAsk } from './ask.ts'
import { createHeldBodies, type HeldBodies } from './held-bodies.ts'
import { limitClasses } from './limit-classes.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const redis = new Redis(redisUrlOfFile())
const connection = connectRedis({ url: redisUrlOfFile(), logger, commandTimeoutMs: 20_000 })
const limit = limitClasses({ routeMax: 0, authMax: 1 }).default
const credentials: AdmissionRequest['credentials'] = {
  ...{ keyHash: 'hash', sessionCookie: undefined },
  ...{ hasBadKey: false, hasForeignSession: false, isFirstParty: false },
}
const userId = randomUUID()
const entryKey = `auth:${userId}`
let cache: LeaseCache
let sets: EntrySets

/** Asks as a process does, which holds what it has read twice within 50 milliseconds or more. */
function asking(options: { connection?: RedisConnection; onHeld?: () => void } = {}): Ask {
  const bodies = createHeldBodies(() => performance.now() * 20)
  const held: HeldBodies = {
    ...bodies,
    find(name) {
      const found = bodies.find(name)
      if (found) options.onHeld?.()
      return found
    },
  }
  const fixed = { limitsEnabled: false, addressMax: 0, touchIntervalSeconds: 60, logger, held }
  return createAsk({ connection: options.connection ?? connection, ...fixed })
}

const request = (body: Pick<AdmissionRequest, 'bodyEntry' | 'bodySet'>): AdmissionRequest => ({
  ...{ route: 'GET /things', limit, address: '192.0.2.1', credentials, ...body },
  context: () => expect.unreachable('nobody is asked'),
})
const large = (text: string) => Buffer.from(text.padEnd(4_096, '.'))
const textOf = (body: Buffer | undefined) => body?.toString().replace(/\.+$/, '')

beforeAll(async () => {
  /** As long as Redis is young, what others have loaded does not count. */
  while (connection.minLoadedAt() >= Date.now()) await wait(5)
  cache = createLeaseCache(connection, logger)
  sets = createEntrySets(connection)
  const principal = { kind: 'api-key' as const, userId, keyId: randomUUID(), scopes: [] }
  const record = encodeRecord({ principal, rateLimit: 0, expiresAt: Number.MAX_SAFE_INTEGER })
  await cache.getOrLoad(entryKey, 600, async () => record)
})
afterAll(() => {
  connection.close()
  redis.disconnect()
})

/** An entry of either kind: how it is asked for, filled, dropped, and overwritten behind everybody's back. */
const kinds = {
  'an entry of its own': (name: string) => ({
    request: request({ bodyEntry: `${name}:` }),
    fill: (text: string) => cache.getOrLoad(`${name}:${userId}`, 60, async () => large(text)),
    key: `${name}:${userId}`,
    async tamper(text: string) {
      const stored = await redis.get(`${name}:${userId}`)
      await redis.set(`${name}:${userId}`, `${stored?.slice(0, 13)}${large(text)}`)
    },
  }),
  'a field of a set': (name: string) => ({
    request: request({ bodySet: { set: name, field: 'one' } }),
    async fill(text: string, ask = asking()) {
      const asked = await ask(request({ bodySet: { set: name, field: 'one' } }), entryKey, randomUUID())
      await sets.load(name, 'one', asked?.bodyLease?.token, async () => ({ bytes: large(text), lifetimeMs: 60_000 }))
    },
    key: name,
    async tamper(text: string) {
      const stored = await redis.hget(name, 'one')
      await redis.hset(name, 'one', `${stored?.slice(0, 26)}${large(text)}`)
    },
  }),
}

describe.each(Object.entries(kinds))('%s that is held', (_kind, entryOf) => {
  /** An entry that a process holds. */
  async function holding(options: Parameters<typeof asking>[0] = {}) {
    const entry = entryOf(randomUUID())
    const ask = asking(options)
    const read = async () => textOf((await ask(entry.request, entryKey, randomUUID()))?.body)
    await entry.fill('first')
    expect(await read()).toBe('first')
    await wait(60)
    expect(await read()).toBe('first')
    return { ...entry, ask, read }
  }

  it('is not sent again', async () => {
    const { tamper, read, request: asked } = await holding()
    await tamper('other')
    expect(await read()).toBe('first')
    expect(textOf((await asking()(asked, entryKey, randomUUID()))?.body)).toBe('other')
  })

  it('counts no longer when it is dropped or has run out, and is another one when it was loaded anew', async () => {
    const { ask, read, fill, key, request: asked } = await holding()
    await cache.invalidate([key])
    const missing = await ask(asked, entryKey, randomUUID())
    expect([missing?.body, missing?.bodyLease?.mine]).toEqual([undefined, true])
    await cache.invalidate([key])
    await fill('second')
    expect(await read()).toBe('second')
    await redis.pexpire(key, 1)
    await expect.poll(() => redis.exists(key)).toBe(0)
    expect(await read()).toBeUndefined()
  })

  it('counts no longer when everything that was loaded so far does not', async () => {
    let minLoadedAt = 0
    const { read } = await holding({ connection: { ...connection, minLoadedAt: () => minLoadedAt } })
    minLoadedAt = Date.now() + 60_000
    expect(await read()).toBeUndefined()
  })
})

describe('a field of a set that is held', () => {
  it('counts no longer when it has run out, though others of the set have not', async () => {
    const set = randomUUID()
    const ask = asking()
    const askFor = (field: string) => ask(request({ bodySet: { set, field } }), entryKey, randomUUID())
    const fill = async (field: string, lifetimeMs: number) => {
      const asked = await askFor(field)
      await sets.load(set, field, asked?.bodyLease?.token, async () => ({ bytes: large(field), lifetimeMs }))
    }
    await fill('brief', 3_000)
    await fill('long', 60_000)
    await askFor('brief')
    await wait(60)
    expect(textOf((await askFor('brief'))?.body)).toBe('brief')
    await expect.poll(async () => (await askFor('brief'))?.body, { timeout: 20_000 }).toBeUndefined()
    expect(textOf((await askFor('long'))?.body)).toBe('long')
  })

  it('is sent again by a set whose heads are not kept apart, as those of earlier releases', async () => {
    const set = randomUUID()
    const ask = asking()
    const read = async () =>
      textOf((await ask(request({ bodySet: { set, field: 'one' } }), entryKey, randomUUID()))?.body)
    await kinds['a field of a set'](set).fill('first')
    await read()
    await wait(60)
    await read()
    await redis.hdel(set, '@one')
    await kinds['a field of a set'](set).tamper('other')
    expect(await read()).toBe('other')
  })
})

describe('bodies that two processes hold', () => {
  it('are never older than the last change that was answered', async () => {
    let held = 0
    const asks = [0, 1].map(() => asking({ onHeld: () => held++ }))
    const until = performance.now() + 2_500
    const run = async () => {
      const name = randomUUID()
      const { request: asked, key } = kinds['an entry of its own'](name)
      let version = 0
      let answered = 0
      const write = async () => {
        while (performance.now() < until) {
          await wait(Math.random() * 400)
          version++
          await cache.invalidate([key])
          answered = version
        }
      }
      const load = async () => large(String(version))
      const read = async (ask: Ask) => {
        while (performance.now() < until) {
          const least = answered
          const found = await ask(asked, entryKey, randomUUID())
          const body =
            found?.body ??
            (found?.bodyLease ? await cache.loadUnderLease(key, found.bodyLease, 60, load) : await load())
          expect(Number(textOf(body))).toBeGreaterThanOrEqual(least)
        }
      }
      await Promise.all([write(), ...asks.map(read)])
      expect(answered).toBeGreaterThan(0)
    }
    await Promise.all(Array.from({ length: 10 }, run))
    expect(held).toBeGreaterThan(0)
  })
})
