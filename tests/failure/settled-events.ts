import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import type { TestPlatform } from '@resume/test-kit/test-platform'
import { expect } from 'vitest'
import { query } from './query.ts'

/** Waits until every event has been published and handled, and every cache entry dropped that a change made stale. */
export async function eventsSettled({ natsUrl, postgresUrl }: TestPlatform): Promise<void> {
  const waiting = async () => (await unpublished(postgresUrl)) + (await unhandled(natsUrl))
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
}

async function unpublished(postgresUrl: string): Promise<number> {
  const databases = await query(
    `${postgresUrl}/postgres`,
    'SELECT datname AS name FROM pg_database WHERE NOT datistemplate',
  )
  let count = 0
  for (const { name } of databases) {
    const url = `${postgresUrl}/${name}`
    const [table] = await query(url, "SELECT to_regclass('outbox_events') IS NOT NULL AS found")
    if (!table?.found) continue
    const [row] = await query(url, 'SELECT count(*)::int AS count FROM outbox_events')
    count += Number(row?.count)
  }
  return count
}

async function unhandled(natsUrl: string): Promise<number> {
  const connection = await connect({ servers: natsUrl })
  try {
    const manager = await jetstreamManager(connection)
    let count = 0
    for await (const { config } of manager.streams.list()) {
      for await (const { num_pending, num_ack_pending } of manager.consumers.list(config.name)) {
        count += num_pending + num_ack_pending
      }
    }
    return count
  } finally {
    await connection.close()
  }
}
