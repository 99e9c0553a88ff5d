import { setTimeout as wait } from 'node:timers/promises'
import { jetstream } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { Client } from 'pg'
import type { NatsLink } from '../events/connect-nats.ts'
import { newId } from '../ids.ts'
import { alreadyOver, fencedBy, type JobLease, takeLease } from '../jobs/lease.ts'
import type { Logger } from '../logging/logger.ts'
import { outboxChannel } from './outbox-row.ts'

interface WaitingEvent {
  id: string
  name: string
  payload: Buffer
  request_id: string
  traceparent: string
  created_at: Date
  has_keys: boolean
}

const leaseName = 'outbox-relay'
/** How long a holder that died keeps others out, in milliseconds. */
const usualLeaseMs = 10_000
const batchSize = 200
/** Longest time between two looks at the outbox, in milliseconds; a NOTIFY shortens it. */
const usualIdleMs = 1_000
const retryMs = 500

/**
 * Publishes a service's outbox, in order, and deletes what JetStream has acknowledged; a row that still carries cache
 * keys is marked as published instead and is deleted when they are struck. The relay never waits for Redis. One replica
 * works at a time; another takes over when its lease expires. An event may be published twice, with the same `Nats-Msg-Id`,
 * when the process dies between the acknowledgement and the deletion; consumers handle it once.
 * @returns stops the relay and lets another one take over immediately
 */
export function startRelay(options: {
  /** Of PostgreSQL itself: a pooler does not listen. */
  databaseUrl: string
  nats: NatsLink
  logger: Logger
  leaseMs?: number
  idleMs?: number
}): () => Promise<void> {
  const { logger, leaseMs = usualLeaseMs, idleMs = usualIdleMs } = options
  const holder = newId()
  const stopping = new AbortController()
  let wake: () => void = () => {}

  const relayOn = async (client: Client, connection: NatsConnection) => {
    const heldLease = holdLease(client, holder, leaseMs)
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const lease = await heldLease()
      const published = lease ? await publishBatch(client, connection, lease) : 0
      /** A batch that is not full was all that there was; what is committed after it wakes us. */
      if (published < batchSize) await Promise.race([woken, wait(idleMs, undefined, { signal: stopping.signal })])
    }
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      const client = new Client({
        connectionString: options.databaseUrl,
        connectionTimeoutMillis: 2_000,
        statement_timeout: 10_000,
        query_timeout: 12_000,
      })
      let isOpen = false
      client.on('error', () => wake())
      client.on('notification', () => wake())
      try {
        const connection = await abortable(options.nats.ready(), stopping.signal)
        await client.connect()
        isOpen = true
        await client.query(`LISTEN ${outboxChannel}`)
        await relayOn(client, connection)
      } catch (err) {
        if (!stopping.signal.aborted) logger.debug({ err }, 'the outbox cannot be published now; will try again')
        await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => {})
      } finally {
        if (isOpen && stopping.signal.aborted) await releaseRelay(client, holder).catch(() => {})
        await client.end().catch(() => {})
      }
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    wake()
    await running
  }
}

/**
 * Takes the lease, and asks for it again once a quarter of its time has passed: what is left then is longer than a batch takes.
 * @returns the lease, or undefined while another process holds it
 */
function holdLease(client: Client, holder: string, leaseMs: number): () => Promise<JobLease | undefined> {
  let lease: JobLease | undefined
  let goodUntil = 0
  return async () => {
    if (lease && performance.now() < goodUntil) return lease
    const asked = performance.now()
    lease = await takeLease(client, leaseName, holder, leaseMs)
    goodUntil = asked + leaseMs / 4
    return lease
  }
}

/** Lets another replica start immediately. */
async function releaseRelay(client: Client, holder: string): Promise<void> {
  await client.query(`UPDATE job_leases SET expires_at = ${alreadyOver} WHERE name = $1 AND holder = $2`, [
    leaseName,
    holder,
  ])
}

/** Publishes the oldest events. @returns how many @throws Error when the lease was lost meanwhile: what was published stays for its holder */
async function publishBatch(client: Client, connection: NatsConnection, lease: JobLease): Promise<number> {
  const { rows } = await client.query<WaitingEvent>({
    name: 'waiting-events',
    text: `
      SELECT id, name, payload, request_id, traceparent, created_at, cache_keys <> '{}' AS has_keys
      FROM outbox_events WHERE published_at IS NULL ORDER BY id LIMIT ${batchSize}`,
  })
  if (rows.length === 0) return 0
  const stream = jetstream(connection)
  await Promise.all(
    rows.map((row) => {
      const meta = headers()
      meta.set('x-request-id', row.request_id)
      meta.set('traceparent', row.traceparent)
      meta.set('x-occurred-at', row.created_at.toISOString())
      return stream.publish(row.name, row.payload, { msgID: row.id, headers: meta, timeout: 5_000 })
    }),
  )
  const ids = (hasKeys: boolean) => rows.filter(({ has_keys }) => has_keys === hasKeys).map(({ id }) => id)
  const { rows: told } = await client.query<{ is_held: boolean }>({
    name: 'published-events',
    text: `
      WITH done AS (DELETE FROM outbox_events WHERE id = ANY($1::uuid[]) AND ${fencedBy('$3', '$4')}),
        marked AS (UPDATE outbox_events SET published_at = now() WHERE id = ANY($2::uuid[]) AND ${fencedBy('$3', '$4')})
      SELECT ${fencedBy('$3', '$4')} AS is_held`,
    values: [ids(false), ids(true), lease.name, lease.token],
  })
  if (!told[0]?.is_held) throw new Error('another process has taken the lease of the outbox')
  return rows.length
}

async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
