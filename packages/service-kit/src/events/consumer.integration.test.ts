import type { RunningServer } from '@resume/local-stack/servers/redis'
import { type EventOutput, events } from '@resume/proto/events'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { ownNats } from '@resume/test-kit/own-servers'
import { openRelay } from '@resume/test-kit/relay'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type KitDatabase, kitDatabase, type TestTransaction } from '../../test-data/kit-database.ts'
import { currentContext } from '../context/request-context.ts'
import { newTraceparent, traceIdOf } from '../context/trace-context.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { createCommit } from '../outbox/commit.ts'
import { connectNats } from './connect-nats.ts'
import { type EventHandlers, startConsumer } from './consumer.ts'
import { deadLetterSubject } from './dead-letters.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { timeout: 15_000 }
const retry = { maxFaults: 3, backOffMs: [20, 50], pausesMs: [20], ackWaitMs: 30_000 }
type UserEvent = EventOutput<'userRegistered'>

let nats: RunningServer
let stream: EventBus
let database: KitDatabase
const cleanUps: (() => Promise<void>)[] = []

beforeAll(async () => {
  nats = await ownNats()
  stream = await openEventBus(nats.url)
  database = await kitDatabase()
})
afterAll(async () => {
  await stream.close()
  await database.close()
  await nats.stop()
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A service that consumes; consumers of one name share their work, as replicas do. */
function aConsumer(name: string, handlers: EventHandlers<TestTransaction>, url = nats.url): () => Promise<void> {
  const link = connectNats({ url, name, logger })
  cleanUps.push(link.close)
  const commit = createCommit(database.transaction)
  const stop = startConsumer({ nats: link, logger, service: 'test', name, handlers, commit, retry })
  cleanUps.push(stop)
  return stop
}

/** Tells that a user was registered. @returns the event's id */
function tell(userId: string, headers: Record<string, string> = {}, id = newId()): string {
  const data = events.userRegistered.message.serialize({ userId, email: 'someone@example.com' })
  stream.publishBytes(events.userRegistered.name, data, { 'Nats-Msg-Id': id, ...headers })
  return id
}

/** A handler's effect: a row in the database. */
const note = (what: string, { client }: TestTransaction) =>
  client.query('INSERT INTO effects (what) VALUES ($1)', [what]).then(() => {})
const effectsOf = async (user: string) => (await database.effects()).filter((what) => what.endsWith(user))
const deadLetters = (name: string) => stream.seen.filter(({ subject }) => subject === deadLetterSubject('test', name))

describe('a consumer', () => {
  it('handles what was told before it first ran, and goes on where it stopped', async () => {
    const [early, missed, user] = [newId(), newId(), newId()]
    const seen: string[] = []
    const handlers = { userRegistered: { once: async ({ userId }: UserEvent) => void seen.push(userId) } }
    tell(early)
    const stop = aConsumer('durable', handlers)
    await expect.poll(() => seen, patience).toContain(early)
    await stop()
    tell(missed)
    aConsumer('durable', handlers)
    tell(user)
    /** Events are handled side by side, so that the later one may be seen first. */
    await expect.poll(() => seen.toSorted(), patience).toEqual([early, missed, user].toSorted())
  })

  it('that has stopped keeps nothing back that is told afterwards, however slow its way to NATS', async () => {
    const [first, after] = [newId(), newId()]
    const slow = await openRelay({ host: '127.0.0.1', port: Number(new URL(nats.url).port) }, (inside, outside) => {
      inside.on('data', (chunk) => setTimeout(() => outside.write(chunk), 300))
      outside.pipe(inside)
    })
    cleanUps.push(slow.close)
    const seen: string[] = []
    const handlers = { userRegistered: { once: async ({ userId }: UserEvent) => void seen.push(userId) } }
    const stop = aConsumer('slow', handlers, `nats://127.0.0.1:${slow.port}`)
    tell(first)
    await expect.poll(() => seen, patience).toContain(first)
    await stop()
    tell(after)
    aConsumer('slow', handlers)
    /** Less than the time to acknowledge an event, after which another consumer would get it anyway. */
    await expect.poll(() => seen, patience).toContain(after)
  })

  it('hands the request and the trace on to the handler', async () => {
    const user = newId()
    const traceparent = newTraceparent()
    let context: ReturnType<typeof currentContext>
    aConsumer('context', {
      userRegistered: {
        always: async ({ userId }) => {
          if (userId === user) context = currentContext()
        },
      },
    })
    tell(user, { 'x-request-id': 'req-7', traceparent })
    await expect.poll(() => context?.requestId, patience).toBe('req-7')
    expect(traceIdOf(context?.traceparent ?? '')).toBe(traceIdOf(traceparent))
  })

  it('has one effect of an event that is delivered again after its commit', async () => {
    const user = newId()
    let deliveries = 0
    aConsumer('redelivered', {
      userRegistered: {
        once: async ({ userId }, transaction) => note(`once ${userId}`, transaction),
        always: async ({ userId }) => {
          if (userId === user && ++deliveries < 3) throw new Error('the cache is away')
        },
      },
    })
    tell(user)
    await expect.poll(() => deliveries, patience).toBe(3)
    expect(await effectsOf(user)).toEqual([`once ${user}`])
  })

  it('has one effect of an event that was published twice, long after one another', async () => {
    const [user, last] = [newId(), newId()]
    aConsumer('published-twice', {
      userRegistered: { once: async ({ userId }, transaction) => note(userId, transaction) },
    })
    const id = tell(user)
    await expect.poll(() => effectsOf(user), patience).toHaveLength(1)
    /** As after JetStream's own window for duplicates: the stream is empty, the message is new to it. */
    const data = events.userRegistered.message.serialize({ userId: user, email: '' })
    stream.publishBytes(events.userRegistered.name, data, { 'Nats-Msg-Id': id.toUpperCase() })
    tell(last)
    await expect.poll(() => effectsOf(last), patience).toHaveLength(1)
    expect(await effectsOf(user)).toHaveLength(1)
  })

  it('undoes the effect of a handler that fails, and tries again', async () => {
    const user = newId()
    let tries = 0
    aConsumer('failing', {
      userRegistered: {
        once: async ({ userId }, transaction) => {
          await note(userId, transaction)
          if (userId === user && ++tries < 3) throw new Error('not yet')
        },
      },
    })
    tell(user)
    await expect.poll(() => effectsOf(user), patience).toEqual([user])
    expect(tries).toBe(3)
  })

  it('moves an event that keeps failing to the dead letters, with the reason, and holds up no other', async () => {
    const [bad, good] = [newId(), newId()]
    let tries = 0
    const handled: string[] = []
    aConsumer('giving-up', {
      userRegistered: {
        once: async ({ userId }) => {
          if (userId === bad) {
            tries++
            throw new Error('cannot\nbe handled')
          }
          handled.push(userId)
        },
      },
    })
    const id = tell(bad)
    tell(good)
    await expect.poll(() => handled, patience).toContain(good)
    await expect.poll(() => deadLetters('giving-up').length, patience).toBe(1)
    expect(tries).toBe(3)
    const [letter] = deadLetters('giving-up')
    expect(letter?.header('x-subject')).toBe(events.userRegistered.name)
    expect(letter?.header('x-reason')).toBe('Error: cannot be handled')
    expect(letter?.header('x-event-id')).toBe(id)
    expect(events.userRegistered.message.deserialize(Buffer.from(letter?.data ?? [])).userId).toBe(bad)
  })

  it('moves what is no event at all to the dead letters', async () => {
    aConsumer('malformed', { userRegistered: { once: async () => {} } })
    stream.publishBytes(events.userRegistered.name, Buffer.from([0xff, 0xff, 0xff]), { 'Nats-Msg-Id': newId() })
    await expect.poll(() => deadLetters('malformed').length, patience).toBe(1)
  })

  it('handles an event that came without an id of ours, once', async () => {
    const user = newId()
    let deliveries = 0
    aConsumer('nameless', {
      userRegistered: {
        once: async ({ userId }, transaction) => note(userId, transaction),
        always: async ({ userId }) => {
          if (userId === user && ++deliveries < 2) throw new Error('again')
        },
      },
    })
    stream.publishBytes(
      events.userRegistered.name,
      events.userRegistered.message.serialize({ userId: user, email: '' }),
    )
    await expect.poll(() => deliveries, patience).toBe(2)
    expect(await effectsOf(user)).toEqual([user])
  })

  it('of several kinds of events hands each to its own handler, and is one of several that all hear of it', async () => {
    const user = newId()
    aConsumer('kinds', {
      userRegistered: { once: async ({ userId }, transaction) => note(`registered ${userId}`, transaction) },
      userDeleted: { once: async ({ userId }, transaction) => note(`deleted ${userId}`, transaction) },
    })
    aConsumer('other', {
      userDeleted: { once: async ({ userId }, transaction) => note(`also deleted ${userId}`, transaction) },
    })
    tell(user)
    await expect.poll(() => effectsOf(user), patience).toEqual([`registered ${user}`])
    stream.publishBytes(events.userDeleted.name, events.userDeleted.message.serialize({ userId: user }), {
      'Nats-Msg-Id': newId(),
    })
    await expect
      .poll(async () => (await effectsOf(user)).sort(), patience)
      .toEqual([`also deleted ${user}`, `deleted ${user}`, `registered ${user}`])
  })

  it('shares its work with its replicas', async () => {
    const users = Array.from({ length: 60 }, newId)
    const handlers = { userRegistered: { once: (event: UserEvent, tx: TestTransaction) => note(event.userId, tx) } }
    aConsumer('replicas', handlers)
    aConsumer('replicas', handlers)
    for (const user of users) tell(user)
    const handled = async () => (await database.effects()).filter((what) => users.includes(what))
    await expect.poll(async () => (await handled()).length, patience).toBe(60)
    expect(new Set(await handled()).size).toBe(60)
  })
})
