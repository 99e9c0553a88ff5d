import { setTimeout as wait } from 'node:timers/promises'
import { jetstream } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { Client } from 'pg'
import type { NatsLink } from '../events/connect-nats.ts'
import { newId } from '../ids.ts'
import { fencedBy, takeLease } from '../jobs/lease.ts'
import type { Logger } from '../logging/logger.ts'
import { outboxChannel } from './append-event.ts'

interface OutboxRow {
  id: string
  name: string
  payload: Buffer
  request_id: string
  traceparent: string
  created_at: Date
}

const leaseName = 'outbox-relay'
const leaseMs = 10_000
const batchSize = 200
/** Longest time between two looks at the outbox, in milliseconds; a NOTIFY comes sooner. */
const idleMs = 1_000
const retryMs = 500

/**
 * Publishes a service's outbox, in order, and deletes what JetStream has acknowledged. Of several replicas one works;
 * another takes over when its lease has ended. An event may be published twice, with the same `Nats-Msg-Id`, when the
 * process dies between the acknowledgement and the deletion; consumers handle it once.
 * @returns stops the relay
 */
export function startRelay(options: { databaseUrl: string; nats: NatsLink; logger: Logger }): () => Promise<void> {
  const { logger } = options
  const holder = newId()
  const stopping = new AbortController()
  let wake: () => void = () => {}

  const relayOn = async (client: Client, connection: NatsConnection) => {
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const published = await publishBatch(client, connection, holder)
      if (published === 0) await Promise.race([woken, wait(idleMs, undefined, { signal: stopping.signal })])
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
      client.on('error', () => wake())
      client.on('notification', () => wake())
      try {
        const connection = await abortable(options.nats.ready(), stopping.signal)
        await client.connect()
        await client.query(`LISTEN ${outboxChannel}`)
        await relayOn(client, connection)
      } catch (err) {
        if (stopping.signal.aborted) break
        logger.debug({ err }, 'outbox waits')
        await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => {})
      } finally {
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

/** Publishes the oldest events. @returns how many; 0 also while another replica has the lease */
async function publishBatch(client: Client, connection: NatsConnection, holder: string): Promise<number> {
  const lease = await takeLease(client, leaseName, holder, leaseMs)
  if (!lease) return 0
  const { rows } = await client.query<OutboxRow>(
    'SELECT id, name, payload, request_id, traceparent, created_at FROM outbox_events ORDER BY id LIMIT $1',
    [batchSize],
  )
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
  await client.query(`DELETE FROM outbox_events WHERE id = ANY($1::uuid[]) AND ${fencedBy('$2', '$3')}`, [
    rows.map(({ id }) => id),
    lease.name,
    lease.token,
  ])
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
