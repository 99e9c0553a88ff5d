import { setTimeout as wait } from 'node:timers/promises'
import { type ClusterNode, type OwnCluster, ownCluster } from '@resume/test-kit/own-cluster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLeaseCache, type LeaseCache } from '../cache/lease-cache.ts'
import { createCountBuffer } from '../counting/count-buffer.ts'
import { examineRedis } from '../doctor/examine-servers.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { connectRedis, type RedisConnection } from './connect.ts'
import { openPrimaries } from './open-primaries.ts'

const logger = createLogger({ service: 'test', level: 'silent' })

/** A process: its connection, and the cache on it. */
interface Process {
  connection: RedisConnection
  cache: LeaseCache
}

let cluster: OwnCluster
const processes: Process[] = []
const patience = { timeout: 20_000 }

beforeAll(async () => {
  cluster = await ownCluster()
  for (let nth = 0; nth < 3; nth++) {
    const connection = connectRedis({ url: cluster.url, logger, commandTimeoutMs: 1_000 })
    await connection.attempted()
    processes.push({ connection, cache: createLeaseCache(connection, logger) })
  }
  await areWarm()
}, 60_000)
afterAll(async () => {
  for (const { connection } of processes) connection.close()
  await cluster?.stop()
})

/** Resolves when what is loaded now is trusted, of whatever node. */
async function areWarm(): Promise<void> {
  const isWarm = ({ connection }: Process) => connection.isUp() && connection.minLoadedAt() < Date.now()
  while (!processes.every(isWarm)) await wait(50)
}

const nth = (number: number) => processes[number] as Process
const bytes = (value: unknown) => Buffer.from(String(value))

/** A key that a primary holds. */
async function keyOn(primary: number, placed = nth(0).connection.placed): Promise<string> {
  for (;;) {
    const key = `test:${newId()}`
    if ((await cluster.primaryOf(placed(key))) === cluster.primaries[primary]) return key
  }
}

/** Writes, of which readers in all processes must see each as soon as it has been answered. */
function startRace(key: string) {
  let [stored, acknowledged, isOver, reads, dropped] = [0, 0, false, 0, 0]
  const stale: string[] = []
  const [writer, ...others] = processes as [Process, ...Process[]]
  const load = async () => bytes(stored)
  const readers = [writer, ...others, ...others].map(async ({ cache }) => {
    while (!isOver) {
      const before = acknowledged
      const seen = Number(await cache.getOrLoad(key, 60, load))
      reads++
      if (seen < before) stale.push(`${seen} after ${before}`)
      await wait(1)
    }
  })
  /** As the outbox does it: the answer waits for one try, and what was left over is dropped once a second. */
  const leftOver = new Set<Promise<unknown>>()
  const dropLater = async () => {
    do await wait(1_000)
    while (!isOver && !(await writer.cache.invalidate([key])))
  }
  const writing = (async () => {
    while (!isOver) {
      const next = stored + 1
      stored = next
      if (await writer.cache.invalidate([key])) dropped++
      else leftOver.add(dropLater())
      acknowledged = next
      await wait(20)
    }
  })()
  return {
    dropped: () => dropped,
    async end() {
      isOver = true
      await Promise.all([writing, ...readers, ...leftOver])
      return { stale, reads, writes: stored }
    },
  }
}

describe('the cache on a cluster', () => {
  it('loads once for all processes, on every primary, and drops entries of several at once', async () => {
    const keys = await Promise.all([keyOn(0), keyOn(1), keyOn(2)])
    let loads = 0
    const read = ({ cache }: Process) =>
      Promise.all(keys.map(async (key) => String(await cache.getOrLoad(key, 60, async () => bytes(++loads)))))
    expect((await read(nth(0))).toSorted()).toEqual(['1', '2', '3'])
    expect((await read(nth(1))).toSorted()).toEqual(['1', '2', '3'])
    expect(await nth(1).cache.invalidate(keys)).toBe(true)
    expect((await read(nth(2))).toSorted()).toEqual(['4', '5', '6'])
  })

  it('keeps large values, on every primary', async () => {
    const keys = await Promise.all([keyOn(0), keyOn(1), keyOn(2)])
    const read = ({ cache }: Process, value: string) =>
      Promise.all(
        keys.map(async (key) => (await cache.getOrLoad(key, 60, async () => bytes(value.padEnd(20_000)))).toString()),
      )
    const values = keys.map(() => 'one'.padEnd(20_000))
    expect(await read(nth(0), 'one')).toEqual(values)
    expect(await read(nth(1), 'two')).toEqual(values)
  })

  it('does not keep what was loaded before an invalidation', async () => {
    const key = await keyOn(1)
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = nth(0).cache.getOrLoad(key, 60, async () => {
      begun.resolve()
      await gate.promise
      return bytes('old')
    })
    await begun.promise
    expect(await nth(1).cache.invalidate([key])).toBe(true)
    gate.resolve()
    expect(String(await slow)).toBe('old')
    expect(String(await nth(2).cache.getOrLoad(key, 60, async () => bytes('new')))).toBe('new')
  })

  it('buffers counts and hands each batch out once', async () => {
    const keys = { pending: `pending:${newId()}`, batch: `batch:${newId()}` }
    const { redis, placed } = nth(0).connection
    const [one, two] = [nth(1), nth(2)].map(({ connection }) => createCountBuffer(connection, keys))
    await Promise.all(Array.from({ length: 50 }, () => redis.hincrby(placed(keys.pending, keys.pending), 'view', 1)))
    const [id, other] = [newId(), newId()]
    const batch = await one?.take(id)
    expect(batch).toEqual({ id, counts: new Map([['view', '50']]) })
    expect(await two?.take(other)).toEqual(batch)
    await two?.finish(id)
    expect(await one?.take(other)).toBeUndefined()
  })
})

describe('an operator of a cluster', () => {
  it('hears of every primary, and reaches all of them', async () => {
    const findings = await examineRedis(cluster.url)
    expect(findings.filter(({ verdict }) => verdict === 'FAIL')).toEqual([])
    const texts = findings.map(({ text }) => text)
    expect(texts[0]).toBe('a cluster of 3 primaries with 16384 of 16384 slots')
    const alone = cluster.primaries.slice(1).map(({ port }) => `127.0.0.1:${port}`)
    expect(texts[1]).toMatch(/^no replica would take the place of 127/)
    for (const place of alone) expect(texts[1]).toContain(place)
    for (const { port } of cluster.primaries)
      expect(texts).toContainEqual(expect.stringMatching(`^127.0.0.1:${port}: `))
    const nowhere = await examineRedis('redis+cluster://:hunter2@127.0.0.1:1,redis+cluster://127.0.0.1:2')
    expect(nowhere.map(({ text }) => text)).toEqual(['not reachable at 127.0.0.1:1, 127.0.0.1:2: ECONNREFUSED'])
    const primaries = await openPrimaries(cluster.url, 5_000)
    for (const { redis } of primaries) redis.disconnect()
    expect(primaries.map(({ slots }) => slots).toSorted()).toEqual([5461, 5461, 5462])
  })
})

describe('a primary that hangs and loses its place', () => {
  it('makes no read stale that follows a write, and no count a double one, though its replica had not heard of the last', async () => {
    const [key, elsewhere] = [await keyOn(0), await keyOn(1)]
    const { replica } = cluster
    const [primary] = cluster.primaries as [ClusterNode]
    await nth(0).cache.getOrLoad(key, 60, async () => bytes(-1))
    const { redis, placed } = nth(0).connection
    const keys = { pending: await keyOn(0, (key) => placed(key, key)), batch: `batch:${newId()}` }
    await redis.hincrby(placed(keys.pending, keys.pending), 'view', 5)
    const buffer = createCountBuffer(nth(1).connection, keys)
    await cluster.isReplicated()
    const races = [startRace(elsewhere)]
    /** What the primary confirms from now on is lost with it. */
    process.kill(replica.server.pid() ?? 0, 'SIGSTOP')
    await primary.redis.call('CLIENT', 'KILL', 'TYPE', 'replica')
    expect(await nth(1).cache.invalidate([key])).toBe(true)
    await expect(buffer.take(newId())).rejects.toThrow('no replica')
    races.push(startRace(key))
    process.kill(primary.server.pid() ?? 0, 'SIGSTOP')
    process.kill(replica.server.pid() ?? 0, 'SIGCONT')
    await replica.redis.readonly()
    expect(await replica.redis.get(nth(0).connection.placed(key))).toMatch(/-1$/)
    await expect.poll(() => cluster.isPrimary(replica, primary), { timeout: 30_000 }).toBe(true)
    await areWarm()
    const batchId = newId()
    expect(await buffer.take(batchId)).toEqual({ id: batchId, counts: new Map([['view', '5']]) })
    /** For a moment it answers as though it still had its place. */
    process.kill(primary.server.pid() ?? 0, 'SIGCONT')
    const before = races.map((race) => race.dropped())
    await expect.poll(() => races.every((race, at) => race.dropped() > (before[at] ?? 0) + 50), patience).toBe(true)
    for (const race of races) {
      const { stale, reads, writes } = await race.end()
      expect(stale).toEqual([])
      expect(reads).toBeGreaterThan(writes)
    }
  }, 60_000)
})
