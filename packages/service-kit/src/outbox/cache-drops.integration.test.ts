import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { RunningServer } from '@resume/local-stack/servers/redis'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { ownNats } from '@resume/test-kit/own-servers'
import { redisUrlOfFile, redisUrlThrough } from '@resume/test-kit/redis-database'
import { openTcpGate } from '@resume/test-kit/tcp-gate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type KitDatabase, kitDatabase } from '../../test-data/kit-database.ts'
import { createLeaseCache } from '../cache/lease-cache.ts'
import { connectNats } from '../events/connect-nats.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { connectRedis } from '../redis/connect.ts'
import { startCacheDrops } from './cache-drops.ts'
import { createCommit } from './commit.ts'
import { startRelay } from './relay.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { timeout: 15_000 }
const killedWriter = fileURLToPath(new URL('../../test-data/a-killed-writer.ts', import.meta.url))
const redisPort = Number(new URL(redisUrlOfFile()).port)

let nats: RunningServer
let stream: EventBus
let database: KitDatabase
const stops: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  nats = await ownNats()
  stream = await openEventBus(nats.url)
})
afterAll(async () => {
  await stream.close()
  await nats.stop()
})
beforeEach(async () => {
  stream.seen.length = 0
  database = await kitDatabase()
})
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  await database.close()
})

async function aCache(port: number) {
  const connection = connectRedis({ url: redisUrlThrough(port), logger, commandTimeoutMs: 2_000 })
  stops.push(connection.close)
  /** As long as Redis is young, what was loaded does not count. */
  await expect.poll(() => connection.minLoadedAt() < Date.now(), patience).toBe(true)
  return createLeaseCache(connection, logger)
}

/** A replica of a service: it commits changes, drops their keys and relays events. Its way to Redis can be shut. */
async function aReplica() {
  const gate = await openTcpGate(redisPort)
  stops.push(gate.close)
  const cache = await aCache(gate.port)
  const drops = startCacheDrops({ cache, pool: database.pool, logger })
  stops.push(drops.close)
  const commit = createCommit(database.transaction, drops)
  return { gate, drops, commit, relay: aRelay }
}

function aRelay(): void {
  const link = connectNats({ url: nats.url, name: 'relay', logger })
  stops.push(link.close)
  stops.push(startRelay({ databaseUrl: database.url, nats: link, logger }))
}

/** Another process, which reads a value through the cache, and whose connection to Redis nobody shuts. */
async function aReader() {
  const cache = await aCache(redisPort)
  const key = randomUUID()
  return { key, read: async (value: string) => String(await cache.getOrLoad(key, 60, async () => Buffer.from(value))) }
}

const outbox = async () =>
  (await database.pool.query('SELECT cache_keys, published_at FROM outbox_events ORDER BY id')).rows
const registered = { userId: newId(), email: 'someone@example.com' }
const told = () => stream.eventsOf('userRegistered').length

describe('a change that makes a cached value stale', () => {
  it('is never followed by a stale read, and leaves nothing in the outbox', async () => {
    const { commit, relay } = await aReplica()
    relay()
    const reader = await aReader()
    for (let round = 1; round <= 20; round++) {
      expect(await reader.read(`${round}`)).toBe(`${round}`)
      expect(await reader.read('a newer one')).toBe(`${round}`)
      await commit((_transaction, { append }) => append('userRegistered', registered, { drops: [reader.key] }))
    }
    expect(await reader.read('the last')).toBe('the last')
    await expect.poll(outbox, patience).toEqual([])
    await expect.poll(told, patience).toBe(20)
  })

  it('evicts nothing that was loaded since', async () => {
    const { commit, relay } = await aReplica()
    relay()
    const [reader, marker] = [await aReader(), await aReader()]
    await commit((_transaction, { append }) => append('userRegistered', registered, { drops: [reader.key] }))
    expect(await reader.read('new')).toBe('new')
    await expect.poll(outbox, patience).toEqual([])
    /** Once what was left over by somebody else is dropped, the same look would have dropped the reader's entry too. */
    await marker.read('old')
    await createCommit(database.transaction)((_transaction, { drop }) => drop([marker.key]))
    await expect.poll(() => marker.read('new'), patience).toBe('new')
    expect(await reader.read('newer')).toBe('new')
  })

  it('may publish nothing: its keys are dropped all the same, and no event is told', async () => {
    const { commit, relay } = await aReplica()
    relay()
    const reader = await aReader()
    await reader.read('old')
    await commit((_transaction, { drop }) => drop([reader.key]))
    expect(await reader.read('new')).toBe('new')
    await expect.poll(outbox, patience).toEqual([])
    expect(stream.seen).toEqual([])
  })

  it('of many rows has the keys of each dropped, and tells of each; of no row it tells nothing', async () => {
    const { commit, relay } = await aReplica()
    relay()
    const readers = [await aReader(), await aReader()]
    for (const reader of readers) await reader.read('old')
    const eventOf = (drops: string[]) => ({ payload: { userId: newId(), email: '' }, drops })
    const events = [eventOf([]), ...readers.map(({ key }) => eventOf([key, `${key} and more`]))]
    await commit((_transaction, { appendAll }) => appendAll('userRegistered', events))
    for (const reader of readers) expect(await reader.read('new')).toBe('new')
    await commit((_transaction, { appendAll }) => appendAll('userRegistered', []))
    await expect.poll(outbox, patience).toEqual([])
    const users = () => stream.eventsOf('userRegistered').map(({ userId }) => userId)
    await expect
      .poll(() => users().toSorted(), patience)
      .toEqual(events.map(({ payload }) => payload.userId).toSorted())
  })

  it('drops nothing when it is rolled back', async () => {
    const { commit } = await aReplica()
    const reader = await aReader()
    await reader.read('old')
    const failed = commit(async (_transaction, { append }) => {
      await append('userRegistered', registered, { drops: [reader.key] })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await reader.read('new')).toBe('old')
    expect(await outbox()).toEqual([])
  })

  it('is published while Redis is away, and its keys are dropped when Redis is back', async () => {
    const { commit, relay, gate } = await aReplica()
    relay()
    const reader = await aReader()
    await reader.read('old')
    gate.shut()
    await commit((_transaction, { append }) => append('userRegistered', registered, { drops: [reader.key] }))
    await expect.poll(told, patience).toBe(1)
    await expect.poll(outbox, patience).toEqual([{ cache_keys: [reader.key], published_at: expect.any(Date) }])
    expect(await reader.read('new')).toBe('old')
    gate.open()
    await expect.poll(() => reader.read('new'), patience).toBe('new')
    await expect.poll(outbox, patience).toEqual([])
    await expect.poll(told, patience).toBe(1)
  })

  it('whose writer finds Redis again later than its readers is answered only then', async () => {
    const { commit, gate } = await aReplica()
    const reader = await aReader()
    await reader.read('old')
    gate.shut()
    const changing = commit((_transaction, { append }) => append('userRegistered', registered, { drops: [reader.key] }))
    await expect.poll(outbox, patience).toHaveLength(1)
    gate.open()
    await changing
    expect(await reader.read('new')).toBe('new')
  })

  it('has its keys dropped while NATS is away, and is published later', async () => {
    const { commit, relay } = await aReplica()
    const reader = await aReader()
    await reader.read('old')
    await commit((_transaction, { append }) => append('userRegistered', registered, { drops: [reader.key] }))
    expect(await reader.read('new')).toBe('new')
    await expect.poll(outbox, patience).toEqual([{ cache_keys: [], published_at: null }])
    relay()
    await expect.poll(outbox, patience).toEqual([])
    await expect.poll(told, patience).toBe(1)
  })

  it('whose writer is killed before it drops anything has its keys dropped by another replica', async () => {
    const reader = await aReader()
    await reader.read('old')
    const writer = spawn(process.execPath, [killedWriter, database.url, reader.key], { stdio: 'inherit' })
    expect(await once(writer, 'exit')).toEqual([null, 'SIGKILL'])
    expect(await outbox()).toEqual([{ cache_keys: [reader.key], published_at: null }])
    expect(await reader.read('new')).toBe('old')
    const { relay } = await aReplica()
    relay()
    await expect.poll(() => reader.read('new'), patience).toBe('new')
    await expect.poll(outbox, patience).toEqual([])
    await expect.poll(told, patience).toBe(1)
  })

  it('is told once by two replicas that both write, and leaves nothing behind', async () => {
    const replicas = [await aReplica(), await aReplica()]
    for (const { relay } of replicas) relay()
    const reader = await aReader()
    const changes = Array.from({ length: 100 }, (_, nth) =>
      replicas[nth % 2]?.commit((_transaction, { append }) =>
        append('userRegistered', { userId: newId(), email: '' }, { drops: [reader.key, `other ${nth}`] }),
      ),
    )
    await Promise.all(changes)
    await expect.poll(outbox, patience).toEqual([])
    await expect.poll(told, patience).toBe(100)
    expect(new Set(stream.eventsOf('userRegistered').map(({ userId }) => userId)).size).toBe(100)
  })

  it('is struck from its row before the process that dropped it has stopped', async () => {
    const { commit, drops } = await aReplica()
    await commit((_transaction, { append }) => append('userRegistered', registered, { drops: ['a key'] }))
    await commit((_transaction, { drop }) => drop(['another key']))
    await drops.close()
    expect(await outbox()).toEqual([{ cache_keys: [], published_at: null }])
  })
})
