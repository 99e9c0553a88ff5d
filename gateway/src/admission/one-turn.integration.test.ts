import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createLeaseCache } from '@resume/service-kit/cache/lease-cache'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { ownRedis } from '@resume/test-kit/own-servers'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeRecord } from '../access/identity-record.ts'
import type { AdmissionRequest } from './admission-request.ts'
import { type Ask, createAsk } from './ask.ts'
import { createHeldBodies } from './held-bodies.ts'
import { limitClasses } from './limit-classes.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const redis = new Redis(redisUrlOfFile())
const connection = connectRedis({ url: redisUrlOfFile(), logger, commandTimeoutMs: 20_000 })
const cache = createLeaseCache(connection, logger)
const fixed = { limitsEnabled: true, addressMax: 50, touchIntervalSeconds: 60, held: createHeldBodies(), logger }
const ask = createAsk({ connection, ...fixed })

/** Somebody whose key is known, with a limit of its own. */
async function person(rateLimit: number) {
  const [userId, keyId] = [randomUUID(), randomUUID()]
  const principal = { kind: 'api-key' as const, userId, keyId, scopes: [] }
  const record = encodeRecord({ principal, rateLimit, expiresAt: Number.MAX_SAFE_INTEGER })
  const entryKey = `auth:${userId}`
  await cache.getOrLoad(entryKey, 600, async () => record)
  return { userId, keyId, entryKey }
}

/** A request of somebody, from an address that nobody else has. */
function asking(
  entryKey: string,
  { address = randomUUID(), bodyEntry, askThere = ask }: { address?: string; bodyEntry?: string; askThere?: Ask } = {},
) {
  const request: AdmissionRequest = {
    ...{ route: 'GET /things', limit: limitClasses({ routeMax: 1_000, authMax: 1 }).default, address },
    credentials: {
      ...{ keyHash: 'hash', sessionCookie: undefined },
      ...{ hasBadKey: false, hasForeignSession: false, isFirstParty: false },
    },
    context: () => expect.unreachable('nobody is asked'),
    ...(bodyEntry && { bodyEntry }),
  }
  return askThere(request, entryKey, randomUUID())
}

beforeAll(async () => {
  /** As long as Redis is young, what others have loaded does not count. */
  while (connection.minLoadedAt() >= Date.now()) await wait(5)
})
afterAll(() => {
  connection.close()
  redis.disconnect()
})

describe('requests that arrive in one turn', () => {
  it('get what each would get alone, whoever else asks', async () => {
    const people = await Promise.all([10, 20, 30].map(person))
    for (const { userId } of people.slice(0, 2)) {
      await cache.getOrLoad(`things:${userId}`, 60, async () => Buffer.from(`of ${userId}`))
    }
    const asked = await Promise.all(people.map(({ entryKey }) => asking(entryKey, { bodyEntry: 'things:' })))
    expect(asked.map((each) => each?.body && String(each.body))).toEqual([
      `of ${people[0]?.userId}`,
      `of ${people[1]?.userId}`,
      undefined,
    ])
    expect(asked.map((each) => each?.bodyLease?.mine)).toEqual([undefined, undefined, true])
    expect(asked.map((each) => [each?.verdict, each?.requests])).toEqual(people.map(() => [-1, 1]))
  })

  it('are let in up to the limit of their key, to the one', async () => {
    const { entryKey } = await person(7)
    const asked = await Promise.all(Array.from({ length: 40 }, () => asking(entryKey)))
    expect(asked.filter((each) => each?.verdict === -1)).toHaveLength(7)
    expect(asked.map((each) => each?.requests).sort((a, b) => Number(a) - Number(b))).toEqual([
      ...[1, 2, 3, 4, 5, 6],
      ...Array.from({ length: 34 }, () => 7),
    ])
  })

  it('are let in up to the limit of their address, to the one, whatever their keys are', async () => {
    const address = randomUUID()
    const keys = await Promise.all(Array.from({ length: 3 }, () => person(1_000)))
    const asked = await Promise.all(
      Array.from({ length: 90 }, (_, nth) => asking(keys[nth % keys.length]?.entryKey ?? '', { address })),
    )
    expect(asked.filter((each) => each?.verdict === -1)).toHaveLength(fixed.addressMax)
  })

  it('get one lease of what is missing', async () => {
    const { entryKey } = await person(1_000)
    const asked = await Promise.all(Array.from({ length: 20 }, () => asking(entryKey, { bodyEntry: 'missing:' })))
    const leases = asked.map((each) => each?.bodyLease)
    expect(leases.filter((lease) => lease?.mine)).toHaveLength(1)
    expect(new Set(leases.map((lease) => lease?.token)).size).toBe(1)
  })

  it('do not suffer from one that Redis fails', async () => {
    const [broken, whole] = [await person(10), await person(10)]
    await redis.lpush(`rl:key:${broken.keyId}`, 'no counter')
    const asked = await Promise.all([whole, broken, whole].map(({ entryKey }) => asking(entryKey)))
    expect(asked.map((each) => each?.requests)).toEqual([1, undefined, 2])
  })

  it('reach Redis in one command', async () => {
    const server = await ownRedis()
    const own = connectRedis({ url: server.url, logger, commandTimeoutMs: 20_000 })
    try {
      await own.attempted()
      const askThere = createAsk({ connection: own, ...fixed })
      /** The server gets to know the script. */
      await asking('nobody', { askThere })
      await own.redis.config('RESETSTAT')
      await Promise.all(Array.from({ length: 30 }, () => asking('nobody', { askThere })))
      const scripts = /^cmdstat_evalsha:calls=(\d+)/m.exec(await own.redis.info('commandstats'))?.[1]
      expect(scripts).toBe('1')
    } finally {
      own.close()
      await server.stop()
    }
  })
})
