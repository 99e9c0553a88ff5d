import type { JsMsg } from '@nats-io/jetstream'
import type { RunningServer } from '@resume/local-stack/servers/redis'
import { ownRedis } from '@resume/test-kit/own-servers'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EventServer, startEventServer } from '../../test-data/event-server.ts'
import { type KitDatabase, kitDatabase } from '../../test-data/kit-database.ts'
import { inTransaction, type TestTransaction } from '../../test-data/test-transaction.ts'
import { AppError } from '../errors/app-error.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { connectRedis } from '../redis/connect.ts'
import type { EventHandlers } from './apply-event.ts'
import { deadLetterSubject } from './dead-letters.ts'

const patience = { timeout: 30_000, interval: 100 }
const silent = createLogger({ service: 'test', level: 'silent' })

/**
 * As usual, but a second of ours is two minutes, and pauses are as much shorter. NATS waits longer than that for a sign of
 * life: a busy machine may stop this process for some hundred milliseconds, and here both replicas run in it.
 */
const retry = { maxFaults: 3, backOffMs: [5, 20], pausesMs: [5, 20, 100, 250], ackWaitMs: 1_500 }
const tenMinutes = 5_000

let server: EventServer
let redisServer: RunningServer
let database: KitDatabase
let databaseGate: TcpGate
let redisGate: TcpGate
let pool: Pool
let redis: ReturnType<typeof connectRedis>

beforeAll(async () => {
  server = await startEventServer()
  redisServer = await ownRedis()
  database = await kitDatabase()
  const url = new URL(database.url)
  databaseGate = await openTcpGate(Number(url.port))
  url.port = String(databaseGate.port)
  pool = new Pool({ connectionString: url.href, max: 10, connectionTimeoutMillis: 2_000 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  redisGate = await openTcpGate(Number(new URL(redisServer.url).port))
  redis = connectRedis({ url: `redis://127.0.0.1:${redisGate.port}`, logger: silent })
  await redis.attempted()
})
afterEach(() => server.stopConsumers())
afterAll(async () => {
  redis.close()
  await pool.end()
  await Promise.all([server.close(), redisServer.stop(), databaseGate.close(), redisGate.close()])
  await database.close()
})

const transaction = <T>(work: (transaction: TestTransaction) => Promise<T>) => inTransaction(pool, work)
const note = (what: string, { client }: TestTransaction) =>
  client.query('INSERT INTO effects (what) VALUES ($1)', [what]).then(() => {})
const deadLetters = (name: string) =>
  server.bus.seen.filter(({ subject }) => subject === deadLetterSubject('test', name)).length
const pausing = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('events while something is away', () => {
  it('are each applied once after PostgreSQL and Redis were away for ten minutes under load', async () => {
    const users: string[] = []
    const inWork = new Set<string>()
    let twiceAtOnce = 0
    const handlers: EventHandlers<TestTransaction> = {
      userRegistered: {
        async once({ userId }, tx) {
          await note(userId, tx)
        },
        async always({ userId }) {
          if (inWork.has(userId)) twiceAtOnce++
          inWork.add(userId)
          try {
            await redis.redis.incr(`told:${userId}`)
          } finally {
            inWork.delete(userId)
          }
        },
      },
    }
    const paused = new Set<JsMsg>()
    server.consume({ name: 'outage', handlers, transaction, retry, paused })
    server.consume({ name: 'outage', handlers, transaction, retry })
    const load = setInterval(() => {
      for (const userId of [newId(), newId(), newId()]) {
        users.push(userId)
        server.tell(userId)
      }
    }, 20)
    try {
      await expect.poll(async () => (await database.effects()).length, patience).toBeGreaterThan(20)
      databaseGate.shut()
      redisGate.shut()
      await pausing(tenMinutes)
      expect(paused.size).toBeGreaterThan(0)
      databaseGate.open()
      await pausing(tenMinutes / 5)
      redisGate.open()
      await pausing(tenMinutes / 5)
    } finally {
      clearInterval(load)
    }
    const unheard = async () => {
      const counts = await redis.redis.mget(users.map((userId) => `told:${userId}`))
      return counts.filter((count) => count === null).length
    }
    await expect.poll(() => unheard().catch(() => -1), patience).toBe(0)
    const applied = (await database.effects()).filter((what) => users.includes(what))
    expect(applied.toSorted()).toEqual(users.toSorted())
    expect(new Set(applied).size).toBe(users.length)
    expect(twiceAtOnce).toBe(0)
    expect(deadLetters('outage')).toBe(0)
    expect(paused.size).toBe(0)
  }, 90_000)

  it('are tried again without limit while a service is away, by one replica at a time', async () => {
    const user = newId()
    let tries = 0
    let inWork = 0
    let mostInWork = 0
    let applied = 0
    let isAway = true
    const patient = { ...retry, ackWaitMs: 2_000 }
    const handlers: EventHandlers<TestTransaction> = {
      userRegistered: {
        async always({ userId }) {
          if (userId !== user) return
          tries++
          mostInWork = Math.max(mostInWork, ++inWork)
          if (tries === 1) await pausing(patient.ackWaitMs * 2)
          inWork--
          if (isAway) throw new AppError('unavailable')
          applied++
        },
      },
    }
    for (const _replica of [1, 2]) server.consume({ name: 'slow', handlers, transaction, retry: patient })
    server.tell(user)
    await expect.poll(() => tries, patience).toBeGreaterThan(retry.maxFaults + 1)
    isAway = false
    await expect.poll(() => applied, patience).toBe(1)
    expect(mostInWork).toBe(1)
    expect(deadLetters('slow')).toBe(0)
  }, 60_000)

  it('go to another replica at once when the one that pauses stops', async () => {
    const user = newId()
    let isAway = true
    let tries = 0
    const applied: string[] = []
    const handlers: EventHandlers<TestTransaction> = {
      userRegistered: {
        async always({ userId }) {
          if (userId !== user) return
          tries++
          if (isAway) throw new AppError('unavailable')
          applied.push(userId)
        },
      },
    }
    const patient = { ...retry, pausesMs: [3_600_000], ackWaitMs: 3_600_000 }
    const stop = server.consume({ name: 'handed-over', handlers, transaction, retry: patient })
    server.tell(user)
    await expect.poll(() => tries, patience).toBe(1)
    isAway = false
    await stop()
    server.consume({ name: 'handed-over', handlers, transaction, retry: patient })
    await expect.poll(() => applied, patience).toEqual([user])
  })
})
