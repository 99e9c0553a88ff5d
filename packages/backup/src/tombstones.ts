import { createReadStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { events } from '@resume/proto/events'
import { tombstoneConsumer as durable, eventStream } from '@resume/service-kit/events/connect-nats'
import { ensureConsumer } from '@resume/service-kit/events/durable-consumers'
import type { Client } from 'pg'
import { messageOf, Refusal } from './refusal.ts'

/** What has ended for good, and must not come back with a backup: an account, an API key or a session. */
export interface Tombstone {
  kind: 'user' | 'key' | 'session'
  id: string
  userId: string
  /** When it was written down, a moment after the end. */
  at: string
}

const ackWaitMs = 30_000
/** How long it is waited for the next event before a single run counts as complete, in milliseconds. */
const quietMs = 1_000
/** The same while it follows; it also finds a consumer again that went with its stream. */
const followMs = 5_000
/** Pause while something is away, in milliseconds. */
const retryMs = 1_000
/** Clocks of the machines may differ by so much, in milliseconds. */
const skewMs = 60 * 60 * 1000

/** The events that end something, and what. */
const endings: { name: string; tombstone(payload: Buffer): Omit<Tombstone, 'at'> }[] = [
  {
    name: events.userDeleted.name,
    tombstone: (payload) => {
      const { userId } = events.userDeleted.message.deserialize(payload)
      return { kind: 'user', id: userId, userId }
    },
  },
  {
    name: events.sessionEnded.name,
    tombstone: (payload) => {
      const { sessionId, userId } = events.sessionEnded.message.deserialize(payload)
      return { kind: 'session', id: sessionId, userId }
    },
  },
  ...[events.apiKeyRevoked, events.apiKeyRotated, events.apiKeyDeleted].map(({ name, message }) => ({
    name,
    tombstone: (payload: Buffer): Omit<Tombstone, 'at'> => {
      const { keyId, userId } = message.deserialize(payload)
      return { kind: 'key', id: keyId, userId }
    },
  })),
]

/** The tombstone of an event. @returns undefined for an event that ends nothing */
export function tombstoneOf(name: string, payload: Uint8Array, at: Date): Tombstone | undefined {
  const ending = endings.find((each) => each.name === name)
  return ending && { ...ending.tombstone(Buffer.from(payload)), at: at.toISOString() }
}

/** Appends what was written down at one moment to the log, a file for each month; it is on the disk when this resolves. */
export async function appendTombstones(folder: string, tombstones: Tombstone[]): Promise<void> {
  const [first] = tombstones
  if (!first) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const month = first.at.slice(0, 7)
  const file = await open(`${folder}/${month}.ndjson`, 'a', 0o600)
  try {
    /** A line that a crash cut off stays by itself. */
    await file.appendFile(`\n${tombstones.map((each) => JSON.stringify(each)).join('\n')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The tombstones since a moment, and some before: each once. */
export async function readTombstones(folder: string, since: Date): Promise<Tombstone[]> {
  const from = new Date(since.getTime() - skewMs).toISOString()
  const found = new Map<string, Tombstone>()
  const files = (await readdir(folder).catch(() => [])).filter((name) => /^\d{4}-\d\d\.ndjson$/.test(name)).sort()
  for (const name of files.filter((each) => each >= from.slice(0, 7))) {
    for await (const line of createInterface({ input: createReadStream(`${folder}/${name}`) })) {
      const tombstone = parsed(line)
      if (tombstone && tombstone.at >= from) found.set(`${tombstone.kind} ${tombstone.id}`, tombstone)
    }
  }
  return [...found.values()]
}

function parsed(line: string): Tombstone | undefined {
  try {
    const { kind, id, userId, at } = JSON.parse(line)
    return ['user', 'key', 'session'].includes(kind) && id && userId && at ? { kind, id, userId, at } : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes down what ended, as far as NATS can tell of it now: of what is published meanwhile, no more than comes along, since on a
 * busy platform there is always a next event. An event is acknowledged when its tombstone is on the disk; one that comes twice is
 * written twice, which does no harm.
 * @param waitMs how long it is waited for the next event, in milliseconds
 */
export async function writeDownEndings(connection: NatsConnection, folder: string, waitMs = quietMs): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: ackWaitMs })
  await ensureConsumer(manager, durable, 'resume.identity.>', ackWaitMs)
  const consumer = await jetstream(connection).consumers.get(eventStream.name, durable)
  const newest = (await manager.streams.info(eventStream.name)).state.last_seq
  for (let reached = 0; reached < newest; ) {
    const messages: JsMsg[] = []
    for await (const message of await consumer.fetch({ max_messages: 1, expires: waitMs })) messages.push(message)
    if (messages.length === 0) return
    const more = Math.min(messages[0]?.info.pending ?? 0, 99)
    if (more > 0) {
      for await (const message of await consumer.fetch({ max_messages: more, expires: quietMs })) messages.push(message)
    }
    const now = new Date()
    const tombstones = messages.flatMap(({ subject, data }) => tombstoneOf(subject, data, now) ?? [])
    await appendTombstones(folder, tombstones)
    await Promise.all(messages.map((message) => message.ackAck()))
    reached = Math.max(...messages.map(({ seq }) => seq))
  }
}

/** Follows without end: whatever goes away is waited for. @throws Refusal when the log cannot be written */
export async function keepFollowing(connection: NatsConnection, folder: string): Promise<never> {
  for (;;) {
    try {
      await writeDownEndings(connection, folder, followMs)
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (['EACCES', 'ENOSPC', 'EROFS', 'EPERM'].includes(String(code))) {
        throw new Refusal(`${folder} cannot be written: ${messageOf(error)}`)
      }
      await wait(retryMs)
    }
  }
}

/** Tombstones of events that wait in the outbox of identity. */
export async function waitingEndings(identity: Client): Promise<Tombstone[]> {
  const { rows } = await identity.query<{ name: string; payload: Buffer }>(
    'SELECT name, payload FROM outbox_events WHERE name = ANY ($1)',
    [endings.map(({ name }) => name)],
  )
  const now = new Date()
  return rows.flatMap(({ name, payload }) => tombstoneOf(name, payload, now) ?? [])
}
