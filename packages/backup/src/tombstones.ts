import { createReadStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { events } from '@resume/proto/events'
import { eventStream, tombstoneConsumer } from '@resume/service-kit/events/connect-nats'
import { ensureConsumer } from '@resume/service-kit/events/durable-consumers'
import type { Client } from 'pg'
import { messageOf, Refusal } from './refusal.ts'

/** What has ended for good, and must not come back with a backup: an account, an API key, a session or a share link. */
interface Ended {
  kind: 'user' | 'key' | 'session' | 'shareLink'
  id: string
  userId: string
  /** When it was written down, a moment after the end. */
  at: string
}

/** That a user was suspended, or is not any more: of several, the one with the highest version says what holds. */
interface Suspension extends Omit<Ended, 'kind'> {
  kind: 'suspension'
  version: number
  suspended: boolean
}

/** That what a user publishes was suspended, or is not any more; numbered as suspensions. The ID is the publication's. */
interface Moderation extends Omit<Suspension, 'kind'> {
  kind: 'moderation'
  documentId: string
}

/** A line of the log. */
export type Tombstone = Ended | Suspension | Moderation

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
const endings: {
  name: string
  tombstone(payload: Buffer): Omit<Ended, 'at'> | Omit<Suspension, 'at'> | Omit<Moderation, 'at'>
}[] = [
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
    tombstone: (payload: Buffer): Omit<Ended, 'at'> => {
      const { keyId, userId } = message.deserialize(payload)
      return { kind: 'key', id: keyId, userId }
    },
  })),
  {
    name: events.suspensionChanged.name,
    tombstone: (payload) => {
      const { userId, suspended, version } = events.suspensionChanged.message.deserialize(payload)
      return { kind: 'suspension', id: userId, userId, suspended, version }
    },
  },
  {
    name: events.shareLinkDeleted.name,
    tombstone: (payload) => {
      const { shareLinkId, userId } = events.shareLinkDeleted.message.deserialize(payload)
      return { kind: 'shareLink', id: shareLinkId, userId }
    },
  },
  {
    name: events.moderationChanged.name,
    tombstone: (payload) => {
      const { publicationId: id, ...rest } = events.moderationChanged.message.deserialize(payload)
      return { kind: 'moderation', id, ...rest }
    },
  },
]

/** Services whose outbox holds such events until they are published. */
export const publishersOfEnds = ['documents', 'identity', 'portfolio']

/** A consumer of the stream, and what it is told; servers before 2.10 tell one of a single subject. */
interface Source {
  durable: string
  subject: string
}
const sources: Source[] = [
  { durable: tombstoneConsumer, subject: 'resume.identity.>' },
  { durable: `${tombstoneConsumer}-share-links`, subject: events.shareLinkDeleted.name },
  { durable: `${tombstoneConsumer}-moderations`, subject: events.moderationChanged.name },
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
      if (tombstone && tombstone.at >= from) found.set(nameOf(tombstone), tombstone)
    }
  }
  return [...found.values()]
}

/** What tells one end from another: the same name twice is the same end. */
function nameOf(tombstone: Tombstone): string {
  const { kind, id, userId } = tombstone
  return 'version' in tombstone ? `${kind} ${userId} ${tombstone.version}` : `${kind} ${id}`
}

function parsed(line: string): Tombstone | undefined {
  try {
    const { kind, id, userId, at, suspended, version, documentId } = JSON.parse(line)
    if (!id || !userId || !at) return undefined
    if (['user', 'key', 'session', 'shareLink'].includes(kind)) return { kind, id, userId, at }
    if (typeof suspended !== 'boolean' || !(version > 0)) return undefined
    const numbered = { id, userId, at, suspended, version }
    if (kind === 'moderation' && documentId) return { kind, ...numbered, documentId }
    return kind === 'suspension' ? { kind, ...numbered } : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes down what ended, as far as NATS can tell of it now: of what is published meanwhile, no more than comes along, since on a
 * busy platform there is always a next event. An event is acknowledged when its tombstone is on the disk; one that comes twice is
 * written twice, which does no harm.
 */
export async function writeDownEndings(connection: NatsConnection, folder: string): Promise<void> {
  await Promise.all(sources.map((source) => writeDownFrom(connection, folder, source, quietMs)))
}

/** @param waitMs how long it is waited for the next event, in milliseconds */
async function writeDownFrom(
  connection: NatsConnection,
  folder: string,
  { durable, subject }: Source,
  waitMs: number,
): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: ackWaitMs })
  await ensureConsumer(manager, durable, subject, ackWaitMs)
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
export async function keepFollowing(connection: NatsConnection, folder: string): Promise<void> {
  await Promise.all(sources.map((source) => keepFollowingOne(connection, folder, source)))
}

async function keepFollowingOne(connection: NatsConnection, folder: string, source: Source): Promise<never> {
  for (;;) {
    try {
      await writeDownFrom(connection, folder, source, followMs)
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (['EACCES', 'ENOSPC', 'EROFS', 'EPERM'].includes(String(code))) {
        throw new Refusal(`${folder} cannot be written: ${messageOf(error)}`)
      }
      await wait(retryMs)
    }
  }
}

/** Tombstones of events that wait in the outbox of a service. */
export async function waitingEndings(database: Client): Promise<Tombstone[]> {
  const { rows } = await database.query<{ name: string; payload: Buffer }>(
    'SELECT name, payload FROM outbox_events WHERE name = ANY ($1)',
    [endings.map(({ name }) => name)],
  )
  const now = new Date()
  return rows.flatMap(({ name, payload }) => tombstoneOf(name, payload, now) ?? [])
}
