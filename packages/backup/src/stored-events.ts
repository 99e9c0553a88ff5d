import { type ConsumerMessages, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { connectNats, deadLetterStream, eventStream, serversOf } from '@resume/service-kit/events/connect-nats'
import { createLogger } from '@resume/service-kit/logging/logger'
import { readLines, writeBackupFile } from './backup-file.ts'
import type { StoredStream } from './manifest.ts'
import { Refusal } from './refusal.ts'

/** How long NATS may take to answer, in milliseconds. */
const patienceMs = 10_000
/** Days that the stream of events keeps them; events that are older must not come back, nobody remembers to have handled them. */
const keptDays = 30
const dayMs = 24 * 60 * 60 * 1000
/** Events that are published before the first of them is acknowledged. */
const inFlight = 100

/** An event as a backup has it. */
interface StoredEvent {
  subject: string
  time: string
  headers: Record<string, string>
  data: string
}

/** The streams, which a backup holds whole. */
export const streamNames = [eventStream.name, deadLetterStream.name]

/**
 * Connects to NATS, whose streams are made when they are missing.
 * @param url of one server, or of several of a cluster, comma separated
 * @param withinMs how long it may take to answer, in milliseconds
 * @throws Refusal when it does not answer
 */
export async function openNats(
  url: string,
  withinMs: number = patienceMs,
): Promise<{ connection: NatsConnection; close(): Promise<void> }> {
  const hosts = serversOf(url).map((each) => new URL(each).host)
  const logger = createLogger({ service: 'backup', level: 'silent' })
  const link = connectNats({ url, name: 'backup', logger })
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Refusal(`NATS does not answer at ${hosts.join(', ')}`)), withinMs)
  try {
    return { connection: await Promise.race([link.ready(), late.promise]), close: () => link.close() }
  } catch (error) {
    void link.close()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

const managerOf = (connection: NatsConnection) => jetstreamManager(connection, { checkAPI: false, timeout: patienceMs })

/** The number of the newest event of a stream. */
export async function lastOf(connection: NatsConnection, stream: string): Promise<number> {
  const { streams } = await managerOf(connection)
  return (await streams.info(stream)).state.last_seq
}

/** Writes the events of a stream, up to one of them. */
export async function dumpStream(
  connection: NatsConnection,
  stream: string,
  last: number,
  { folder, key }: { folder: string; key: Buffer | undefined },
): Promise<StoredStream> {
  let messages = 0
  async function* lines(): AsyncGenerator<string> {
    for await (const event of eventsOf(connection, stream, last)) {
      messages++
      yield `${JSON.stringify(event)}\n`
    }
  }
  const file = await writeBackupFile(folder, `events/${stream}.ndjson`, lines(), { key, isPacked: true })
  return { messages, file }
}

async function* eventsOf(connection: NatsConnection, stream: string, last: number): AsyncGenerator<StoredEvent> {
  const { streams } = await managerOf(connection)
  const { state } = await streams.info(stream)
  if (state.messages === 0 || state.first_seq > last) return
  const consumer = await jetstream(connection).consumers.get(stream, { deliver_policy: DeliverPolicy.All })
  const messages: ConsumerMessages = await consumer.consume({ max_messages: 500 })
  try {
    for await (const { subject, data, headers: meta, seq, info } of messages) {
      if (seq > last) return
      const entries = [...(meta?.keys() ?? [])].map((name) => [name, meta?.get(name) ?? ''])
      const time = new Date(info.timestampNanos / 1e6).toISOString()
      yield { subject, time, headers: Object.fromEntries(entries), data: Buffer.from(data).toString('base64') }
      if (seq >= last || info.pending === 0) return
    }
  } finally {
    await messages.close()
  }
}

/**
 * Replaces the streams by those of a backup. What was published since is dropped with them; every consumer begins anew and
 * recognizes by its own records what it has handled.
 * @returns how many events are there now
 */
export async function restoreStreams(
  natsUrl: string,
  stored: Record<string, StoredStream>,
  { folder, key }: { folder: string; key: Buffer | undefined },
): Promise<number> {
  const former = await openNats(natsUrl)
  const { streams } = await managerOf(former.connection)
  for (const name of streamNames) await streams.delete(name)
  await former.close()
  const { connection, close } = await openNats(natsUrl)
  let count = 0
  try {
    const stream = jetstream(connection)
    for (const [name, { file }] of Object.entries(stored)) {
      const oldest = name === eventStream.name ? Date.now() - keptDays * dayMs : 0
      let waiting: Promise<unknown>[] = []
      for await (const event of readLines<StoredEvent>(folder, file, key)) {
        if (Date.parse(event.time) < oldest) continue
        const meta = headers()
        for (const [name, value] of Object.entries(event.headers)) meta.set(name, value)
        const data = Buffer.from(event.data, 'base64')
        const published = stream.publish(event.subject, data, { headers: meta, timeout: patienceMs })
        /** It may fail before it is waited for. */
        published.catch(() => {})
        waiting.push(published)
        count++
        if (waiting.length < inFlight) continue
        await Promise.all(waiting)
        waiting = []
      }
      await Promise.all(waiting)
    }
    return count
  } finally {
    await close()
  }
}
