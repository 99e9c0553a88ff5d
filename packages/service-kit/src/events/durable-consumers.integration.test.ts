import { AckPolicy, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream'
import type { RunningServer } from '@resume/local-stack/servers/redis'
import { events } from '@resume/proto/events'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { ownNats } from '@resume/test-kit/own-servers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type KitDatabase, kitDatabase, type TestTransaction } from '../../test-data/kit-database.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { createCommit } from '../outbox/commit.ts'
import { connectNats, eventStream } from './connect-nats.ts'
import { type EventHandlers, startConsumer } from './consumer.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { timeout: 15_000 }

let nats: RunningServer
let stream: EventBus
let database: KitDatabase
let manager: JetStreamManager
const stops: (() => Promise<void>)[] = []
const closes: (() => Promise<void>)[] = []

beforeAll(async () => {
  nats = await ownNats()
  stream = await openEventBus(nats.url)
  database = await kitDatabase()
  const link = connectNats({ url: nats.url, name: 'observer', logger })
  closes.push(link.close)
  manager = await jetstreamManager(await link.ready())
})
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})
afterAll(async () => {
  for (const close of closes) await close()
  await stream.close()
  await database.close()
  await nats.stop()
})

/** A version of a service, which declares what it handles. */
function aVersion(service: string, handlers: EventHandlers<TestTransaction>): () => Promise<void> {
  const link = connectNats({ url: nats.url, name: service, logger })
  stops.push(link.close)
  const stop = startConsumer({
    nats: link,
    logger,
    service,
    name: 'main',
    handlers,
    commit: createCommit(database.transaction),
  })
  stops.push(stop)
  return stop
}

/** Every version has a consumer for replayed dead letters. */
const isReplay = (name: string) => name.endsWith('-main-replayed')

/** The durable consumers for kinds of events. */
async function durables(): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of manager.consumers.list(eventStream.name)) if (!isReplay(name)) names.push(name)
  return names.sort()
}

const nothing = { always: async () => {} }

describe('a durable consumer that its service no longer declares', () => {
  it('is deleted when the service starts; those of others stay', async () => {
    const stop = aVersion('one', { userRegistered: nothing, userDeleted: nothing })
    aVersion('one-more', { userDeleted: nothing })
    await expect
      .poll(durables, patience)
      .toEqual(['one-main-userDeleted', 'one-main-userRegistered', 'one-more-main-userDeleted'])
    await stop()
    const alike = { durable_name: 'one-main-more-userDeleted', filter_subject: events.userDeleted.name }
    await manager.consumers.add(eventStream.name, { ...alike, ack_policy: AckPolicy.Explicit })
    aVersion('one', { userRegistered: nothing })
    const others = ['one-main-more-userDeleted', 'one-main-userRegistered', 'one-more-main-userDeleted']
    await expect.poll(durables, patience).toEqual(others)
    await manager.consumers.delete(eventStream.name, alike.durable_name)
  })

  it('stays while the version before still uses it', async () => {
    const seen: string[] = []
    aVersion('two', { userRegistered: nothing, userDeleted: { always: async ({ userId }) => void seen.push(userId) } })
    const isUsed = async () =>
      (await manager.consumers.info(eventStream.name, 'two-main-userDeleted').catch(() => undefined))?.num_waiting
    await expect.poll(isUsed, patience).toBe(1)
    aVersion('two', { userRegistered: nothing, shareLinkDeleted: nothing })
    await expect.poll(durables, patience).toContain('two-main-shareLinkDeleted')
    const userId = newId()
    stream.publishBytes(events.userDeleted.name, events.userDeleted.message.serialize({ userId }), {
      'Nats-Msg-Id': newId(),
    })
    await expect.poll(() => seen, patience).toContain(userId)
    expect(await durables()).toContain('two-main-userDeleted')
  })
})
