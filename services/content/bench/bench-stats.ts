import { setTimeout as wait } from 'node:timers/promises'
import { statisticsKeys } from '@resume/proto/statistics'
import { createCountBuffer } from '@resume/service-kit/counting/count-buffer'
import { openJobPool } from '@resume/service-kit/database/pools'
import { takeLease } from '@resume/service-kit/jobs/lease'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { appOrigin, startTestPlatform } from '@resume/test-kit/test-platform'
import { flushEventsJob } from '../src/jobs.ts'

/** Events of a request, and requests at a time. */
const eventsPerRequest = 50
const clients = 32
/** Different names of events, and different values of each of their properties. */
const variety = { names: 500, values: 8 }

/**
 * Sends statistics events to the gateway, then takes all of them into PostgreSQL, in the batches that have come together.
 * @param events how many
 */
export async function measureStatistics(events = Number(process.env.BENCH_EVENTS ?? 1_000_000)): Promise<void> {
  const platform = await startTestPlatform({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'warn', RATE_LIMIT_ENABLED: 'false' },
    /** The measured flush is the only one. */
    STATS_FLUSH_INTERVAL_MS: '3600000',
  })
  const logger = createLogger({ service: 'bench', level: 'silent' })
  const pool = openJobPool(`${platform.postgresUrl}/content`, logger)
  const connection = connectRedis({ url: platform.redisUrl, logger, commandTimeoutMs: 10_000 })
  try {
    while (!connection.isUp()) await wait(10)
    const buffering = await timed(() => sendAll(platform.url, events))
    const buffer = createCountBuffer(connection, statisticsKeys)
    const job = flushEventsJob(buffer, 1_000)
    /** As if the time of the service's lease had passed. */
    await pool.query("UPDATE job_leases SET expires_at = to_timestamp(0) WHERE name = 'usage-metrics'")
    const lease = await takeLease(pool, job.name, 'bench', 600_000)
    if (!lease) throw new Error('the service is flushing')
    const flushing = await timed(() => job.run(lease, pool))
    const sums = await pool.query<{ events: string; rows: string }>(`
      SELECT (SELECT sum(count) FROM event_counts)::text AS events,
        ((SELECT count(*) FROM event_counts) + (SELECT count(*) FROM event_value_counts))::text AS rows`)
    const { events: counted, rows } = sums.rows[0] ?? {}
    if (Number(counted) !== events) throw new Error(`${counted} events were counted instead of ${events}`)
    const rate = (seconds: number) => `${Math.round(events / seconds).toLocaleString('en-US')} a second`
    process.stdout.write(
      `\nStatistics: ${events.toLocaleString('en-US')} events with 3 properties each, all counted once\n`,
    )
    process.stdout.write(
      `  accepted, ${eventsPerRequest} a request, in ${buffering.toFixed(1)} s: ${rate(buffering)}\n`,
    )
    process.stdout.write(
      `  flushed into ${rows} counts in ${flushing.toFixed(2)} s: ${rate(flushing)}; with accepting ${rate(buffering + flushing)}   goal: at least 20,000\n`,
    )
  } finally {
    connection.close()
    await pool.end()
    await platform.stop()
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

async function sendAll(url: string, events: number): Promise<void> {
  let left = events
  const client = async () => {
    while (left > 0) {
      const count = Math.min(eventsPerRequest, left)
      left -= count
      const response = await fetch(`${url}/api/v1/stats/events`, {
        method: 'POST',
        headers: { origin: appOrigin, 'content-type': 'application/json' },
        body: JSON.stringify({ events: Array.from({ length: count }, anEvent) }),
      })
      if (response.status !== 202) throw new Error(`an event was refused: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
}

const some = (most: number) => Math.floor(Math.random() * most)

function anEvent() {
  return {
    name: `event_${some(variety.names)}`,
    properties: { path: `/page/${some(variety.values)}`, columns: some(variety.values), dark: some(2) === 1 },
    at: new Date().toISOString(),
  }
}
