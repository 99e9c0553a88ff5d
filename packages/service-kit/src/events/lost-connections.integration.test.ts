import { jetstreamManager } from '@nats-io/jetstream'
import { openTcpGate } from '@resume/test-kit/tcp-gate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EventServer, startEventServer } from '../../test-data/event-server.ts'
import { type KitDatabase, kitDatabase, type TestTransaction } from '../../test-data/kit-database.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { createCommit } from '../outbox/commit.ts'
import { connectNats, eventStream } from './connect-nats.ts'
import { startConsumer } from './consumer.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { timeout: 15_000 }
const retry = { maxFaults: 3, backOffMs: [20, 50], pausesMs: [20], ackWaitMs: 2_000 }

let server: EventServer
let database: KitDatabase
const cleanUps: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = await startEventServer()
  database = await kitDatabase()
})
afterAll(async () => {
  await server.close()
  await database.close()
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A service whose way to NATS can be shut. `seen`: the users of whom it has heard, once it consumes. */
async function aServiceBehindAGate(name: string) {
  const gate = await openTcpGate(Number(new URL(server.nats.url).port))
  cleanUps.push(gate.close)
  const link = connectNats({ url: `nats://127.0.0.1:${gate.port}`, name, logger })
  cleanUps.push(link.close)
  await link.ready()
  const seen: string[] = []
  const consume = () => {
    const handlers = { userRegistered: { once: async ({ userId }: { userId: string }) => void seen.push(userId) } }
    const commit = createCommit(database.transaction)
    cleanUps.push(
      startConsumer<TestTransaction>({ nats: link, logger, service: 'test', name, handlers, commit, retry }),
    )
  }
  return { gate, link, seen, consume }
}

describe('a consumer', () => {
  it('goes on when NATS comes back, whether it went before the consumer was made or after', async () => {
    const { gate, link, seen, consume } = await aServiceBehindAGate('gone')
    const [before, during, later] = [newId(), newId(), newId()]
    gate.shut()
    server.tell(before)
    consume()
    await expect.poll(link.isUp, patience).toBe(false)
    gate.open()
    await expect.poll(() => seen, patience).toContain(before)
    gate.shut()
    server.tell(during)
    gate.open()
    server.tell(later)
    /** What the server sent into the lost connection it sends again when the time to acknowledge it is over. */
    await expect.poll(() => seen, patience).toEqual(expect.arrayContaining([during, later]))
  }, 90_000)

  it('goes on soon when NATS is lost again as soon as it is back', async () => {
    const { gate, link, seen, consume } = await aServiceBehindAGate('flapping')
    const [first, last] = [newId(), newId()]
    consume()
    server.tell(first)
    await expect.poll(() => seen, patience).toContain(first)
    for (let time = 0; time < 4; time++) {
      gate.shut()
      await expect.poll(link.isUp, patience).toBe(false)
      gate.open()
      await expect.poll(link.isUp, { ...patience, interval: 1 }).toBe(true)
    }
    gate.shut()
    gate.open()
    server.tell(last)
    await expect.poll(() => seen, patience).toContain(last)
  }, 90_000)

  it('goes on when the server has lost it', async () => {
    const { link, seen, consume } = await aServiceBehindAGate('lost')
    const [first, second] = [newId(), newId()]
    consume()
    server.tell(first)
    await expect.poll(() => seen, patience).toContain(first)
    const manager = await jetstreamManager(await link.ready())
    await manager.consumers.delete(eventStream.name, 'test-lost-userRegistered')
    server.tell(second)
    await expect.poll(() => seen, patience).toContain(second)
  })
})
