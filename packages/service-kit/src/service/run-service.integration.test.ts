import { fileURLToPath } from 'node:url'
import { freePort } from '@resume/local-stack/servers/ports'
import type { RunningServer } from '@resume/local-stack/servers/redis'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { ownNats } from '@resume/test-kit/own-servers'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { type RunningService, runService } from '@resume/test-kit/running-service'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type KitDatabase, kitDatabase } from '../../test-data/kit-database.ts'
import { refusals } from '../context/principals.ts'
import { createHealthProbe } from '../grpc/health-probe.ts'
import { newId } from '../ids.ts'

const main = fileURLToPath(new URL('../../test-data/a-service.ts', import.meta.url))
const patience = { timeout: 15_000 }

let nats: RunningServer
let stream: EventBus
let database: KitDatabase
let service: RunningService
let metricsPort: number
beforeAll(async () => {
  nats = await ownNats()
  stream = await openEventBus(nats.url)
})
afterAll(async () => {
  await stream.close()
  await nats.stop()
})
beforeEach(async () => {
  database = await kitDatabase()
  metricsPort = await freePort()
  service = await runService(main, {
    GRPC_PORT: '0',
    METRICS_PORT: `${metricsPort}`,
    DATABASE_URL: database.url,
    REDIS_URL: redisUrlOfFile(),
    NATS_URL: nats.url,
  })
})
afterEach(async () => {
  await service.stop()
  await database.close()
})

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
/** The value of a figure; undefined when it is not there. */
async function figure(name: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((text) => text.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}
const register = (email: string) => {
  const userId = newId()
  stream.publish('userRegistered', { userId, email })
  return userId
}

describe('a service', () => {
  it('serves, consumes, changes, drops what it made stale and publishes, and stops in order', async () => {
    expect(service.ready).toMatchObject({ msg: 'a-service is ready', composed: true })
    const probe = createHealthProbe(`127.0.0.1:${service.ready.grpcPort}`)
    expect(await probe.isServing('ready', 2_000)).toBe(true)
    probe.close()

    const redis = new Redis(redisUrlOfFile())
    const userId = newId()
    await redis.set(`shown ${userId}`, 'stale', 'EX', 60)
    stream.publish('userRegistered', { userId, email: 'someone@example.com' })
    await expect.poll(() => database.effects(), patience).toEqual([userId])
    await expect.poll(() => redis.get(`shown ${userId}`), patience).toBeNull()
    await expect
      .poll(() => stream.eventsOf('userUpdated').filter((event) => event.userId === userId), patience)
      .toMatchObject([{ name: 'someone@example.com' }])
    redis.disconnect()

    await service.stop()
    const logged = service.logged()
    expect(logged.indexOf('"stopping"')).toBeLessThan(logged.indexOf('composed part stopped'))
    expect(logged).toContain('"stopped"')
    expect(service.process.exitCode).toBe(0)
  })

  it('has connections to its database before it can be reached', async () => {
    const { rows } = await database.pool.query(
      "SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT 1'",
    )
    /** Two of its client, one of its pool: whoever calls first waits for none. */
    expect(rows).toEqual([{ count: 3 }])
  })

  it('shows what operators ask', async () => {
    expect(await figure('outbox_waiting_events')).toBe(0)
    expect(await figure('outbox_oldest_event_age_seconds')).toBe(0)
    expect(await figure('outbox_undropped_cache_keys')).toBe(0)
    expect(await figure('pool_capacity{pool="database-quick"}')).toBe(3)
    await expect.poll(() => figure('pool_queued{pool="database-jobs"}'), patience).toBe(0)
    const reads = (await figure('cache_reads_total{outcome="hit"}')) ?? 0
    expect(reads + ((await figure('cache_reads_total{outcome="miss"}')) ?? 0)).toBe(1)

    const since = Date.now() / 1000 - 60
    await expect
      .poll(() => figure('job_last_success_timestamp_seconds{job_name="good"}'), patience)
      .toBeGreaterThan(since)
    await expect.poll(() => figure('job_failures_total{job_name="bad"}'), patience).toBe(1)
    expect(await figure('job_last_success_timestamp_seconds{job_name="bad"}')).toBe(0)
    expect(await figure('job_interval_seconds{job_name="clean-up"}')).toBe(3600)
    /** Prometheus sees no increase in a series that begins with its first event. */
    expect(await figure('job_failures_total{job_name="good"}')).toBe(0)
    for (const reason of refusals) expect(await figure(`grpc_principals_refused_total{reason="${reason}"}`)).toBe(0)

    const userId = register('someone@example.com')
    await expect.poll(() => database.effects(), patience).toContain(userId)
    await expect.poll(() => figure('event_consumer_lag{consumer="a-service-main-userRegistered"}'), patience).toBe(0)
    await expect.poll(() => figure('event_consumer_lag{consumer="a-service-main-replayed"}'), patience).toBe(0)
    expect(await figure('dead_letters{consumer="a-service.main"}')).toBe(0)
    expect(await figure('paused_events{consumer="a-service.main"}')).toBe(0)
  })

  it('shows its outbox as late while a row waits', async () => {
    await database.pool.query(
      `INSERT INTO job_leases VALUES ('outbox-relay', 'another replica', 1000, now() + interval '1 hour')
       ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, token = 1000, expires_at = excluded.expires_at`,
    )
    await database.pool.query(
      `INSERT INTO outbox_events VALUES ($1, 'resume.test', '', '', '', now() - interval '100 seconds')`,
      [newId()],
    )
    await expect.poll(() => figure('outbox_oldest_event_age_seconds'), patience).toBeGreaterThan(99)
    expect(await figure('outbox_waiting_events')).toBe(1)
  })
})
