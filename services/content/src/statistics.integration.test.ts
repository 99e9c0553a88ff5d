import { fileURLToPath } from 'node:url'
import { contentService } from '@resume/proto/services'
import { eventField, statisticsKeys } from '@resume/proto/statistics'
import { createCountBuffer } from '@resume/service-kit/counting/count-buffer'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { takeLease } from '@resume/service-kit/jobs/lease'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis, type RedisConnection } from '@resume/service-kit/redis/connect'
import { as, aUser } from '@resume/test-kit/callers'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { ownRedis } from '@resume/test-kit/own-servers'
import { type RunningService, runService } from '@resume/test-kit/running-service'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { flushEventsJob } from './jobs.ts'

const day = '2026-03-01'
const patience = { timeout: 20_000 }
let redis: Awaited<ReturnType<typeof ownRedis>>
let connection: RedisConnection
let databaseUrl: string
let pool: Pool
const services: RunningService[] = []

beforeAll(async () => {
  redis = await ownRedis()
  connection = connectRedis({ url: redis.url, logger: createLogger({ service: 'test', level: 'silent' }) })
  databaseUrl = await freshDatabase('services/content')
  pool = new Pool({ connectionString: databaseUrl, max: 2 })
})
beforeEach(async () => {
  await expect.poll(() => connection.isUp(), patience).toBe(true)
  await connection.redis.flushall()
  await pool.query('TRUNCATE event_counts, event_value_counts, job_leases')
})
afterAll(async () => {
  for (const service of services) await service.stop()
  connection.close()
  await pool.end()
  await redis.stop()
})

async function start(): Promise<RunningService> {
  const service = await runService(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    ...{ GRPC_PORT: '0', CONTENT_DATABASE_URL: databaseUrl, REDIS_URL: redis.url, NATS_URL: inject('natsUrl') },
    STATS_FLUSH_INTERVAL_MS: '20',
  })
  services.push(service)
  return service
}

/** Buffers an event, as the gateway does. */
async function buffer(name: string, value: string, times = 1): Promise<void> {
  await connection.redis
    .multi()
    .hincrby(statisticsKeys.pending, eventField({ day, name }), times)
    .hincrby(statisticsKeys.pending, eventField({ day, name, property: { name: 'path', value } }), times)
    .exec()
}

/** How often events were counted, and how often their values. */
async function counted(): Promise<[number, number]> {
  const sum = async (table: string) =>
    (await pool.query<{ sum: number }>(`SELECT coalesce(sum(count), 0)::int AS sum FROM ${table}`)).rows[0]?.sum ?? 0
  return [await sum('event_counts'), await sum('event_value_counts')]
}

describe('statistics events', () => {
  it('are counted once when Redis restarts while they wait, and while a batch is under way', async () => {
    const events = createCountBuffer(connection, statisticsKeys)
    const job = flushEventsJob(events, 1_000)
    const lease = await takeLease(pool, job.name, 'me', 60_000)
    if (!lease) throw new Error('no lease')
    const restartRedis = async () => {
      await redis.kill()
      await redis.restart()
      await expect.poll(() => connection.isUp(), patience).toBe(true)
    }
    await buffer('page_view', '/', 7)
    await restartRedis()
    const cutOff = { ...events, finish: () => Promise.reject(new Error('cut off')) }
    await expect(flushEventsJob(cutOff, 1_000).run(lease, pool)).rejects.toThrow('cut off')
    expect(await counted()).toEqual([7, 7])
    await buffer('page_view', '/', 5)
    await restartRedis()
    await job.run(lease, pool)
    expect(await counted()).toEqual([7, 7])
    await job.run(lease, pool)
    expect(await counted()).toEqual([12, 12])
    await buffer('page_view', '/', 3)
    const lost = { ...lease, token: String(BigInt(lease.token) - 1n) }
    await expect(job.run(lost, pool)).rejects.toThrow('lease')
    expect(await counted()).toEqual([12, 12])
    await job.run(lease, pool)
    expect(await counted()).toEqual([15, 15])
  })

  it('are counted once by two processes, one of which is killed again and again while it flushes', async () => {
    const [, started] = await Promise.all([start(), start()])
    let doomed = started
    let sent = 0
    for (let round = 0; round < 2; round++) {
      let isDone = false
      const sending = (async () => {
        for (; !isDone; sent++) await buffer(`event_${sent % 40}`, `/${sent % 7}`)
      })()
      const target = sent + 200
      await expect.poll(() => sent, { ...patience, interval: 2 }).toBeGreaterThan(target)
      await doomed.stop('SIGKILL')
      isDone = true
      await sending
      doomed = await start()
      /** As if the time of the killed process's lease had passed. */
      await pool.query('UPDATE job_leases SET expires_at = to_timestamp(0)')
    }
    await expect.poll(counted, { timeout: 60_000 }).toEqual([sent, sent])
  }, 120_000)

  it('are shown by day and name, or by the values of a property', async () => {
    await pool.query(`
      INSERT INTO event_counts VALUES ('2026-03-01', 'page_view', 5), ('2026-03-02', 'page_view', 2), ('2026-03-02', 'click', 9),
        ('2026-02-27', 'page_view', 1)`)
    await pool.query(`
      INSERT INTO event_value_counts VALUES ('2026-03-02', 'page_view', 'path', '/b', 1), ('2026-03-02', 'page_view', 'path', '/a', 1),
        ('2026-03-01', 'page_view', 'path', '/', 5), ('2026-03-01', 'page_view', 'dark', 'true', 5)`)
    const service = services.at(-1) ?? (await start())
    const client = createGrpcClient(contentService, { target: `127.0.0.1:${service.ready.grpcPort}` })
    const list = async (query: object) => {
      const page = { limit: 10, offset: 0, from: '2026-03-01', to: '2026-03-31', ...query }
      const { items, total } = await client.call('ListEventCounts', page, as(aUser()))
      return [total, ...items.map(({ date, name, value, count }) => [date.slice(8), value ?? name, Number(count)])]
    }
    expect(await list({})).toEqual([3, ['02', 'click', 9], ['02', 'page_view', 2], ['01', 'page_view', 5]])
    expect(await list({ limit: 1, offset: 1 })).toEqual([3, ['02', 'page_view', 2]])
    expect(await list({ name: 'click', to: '2026-03-01' })).toEqual([0])
    const byPath = [3, ['02', '/a', 1], ['02', '/b', 1], ['01', '/', 5]]
    expect(await list({ name: 'page_view', property: 'path' })).toEqual(byPath)
    const unverified = as({ kind: 'session', userId: '', sessionId: '', email: 'a@example.com', emailVerified: false })
    const query = { limit: 1, offset: 0, from: day, to: day }
    await expect(client.call('ListEventCounts', query, unverified)).rejects.toMatchObject({
      id: 'administrator_required',
    })
    client.close()
  }, 60_000)
})
