import type { RunningServer } from '@resume/local-stack/servers/redis'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { ownNats } from '@resume/test-kit/own-servers'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type KitDatabase, kitDatabase } from '../../test-data/kit-database.ts'
import { runInContext } from '../context/request-context.ts'
import { newTraceparent } from '../context/trace-context.ts'
import { connectNats, type NatsLink } from '../events/connect-nats.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { insertEvent } from './outbox-row.ts'
import { startRelay } from './relay.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { timeout: 15_000 }

let nats: RunningServer
let gate: TcpGate
let stream: EventBus
let database: KitDatabase
const links: NatsLink[] = []
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  nats = await ownNats()
  stream = await openEventBus(nats.url)
})
afterAll(async () => {
  await stream.close()
  await nats.stop()
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await Promise.all(links.splice(0).map((link) => link.close()))
  await gate.close()
  await database.close()
})

/** An outbox, a way to NATS that can be shut, and nothing seen yet. */
async function anOutbox() {
  database = await kitDatabase()
  gate = await openTcpGate(Number(new URL(nats.url).port))
  stream.seen.length = 0
}

function aRelay(leaseMs = 2_000, idleMs?: number): () => Promise<void> {
  const link = connectNats({ url: `nats://127.0.0.1:${gate.port}`, name: 'relay', logger })
  links.push(link)
  const stop = startRelay({ databaseUrl: database.url, nats: link, logger, leaseMs, ...(idleMs && { idleMs }) })
  stops.push(stop)
  return stop
}

/** Commits events one after another. @returns the ids of the users that they tell of, in order */
async function registerUsers(count: number): Promise<string[]> {
  const users = Array.from({ length: count }, newId)
  for (const userId of users) {
    await database.transaction((transaction) =>
      insertEvent(transaction, 'userRegistered', { userId, email: 'someone@example.com' }),
    )
  }
  return users
}

const told = () => stream.eventsOf('userRegistered').map(({ userId }) => userId)
const waiting = async () => Number((await database.pool.query('SELECT count(*) FROM outbox_events')).rows[0].count)

describe('the outbox', () => {
  it('is published in order, with ids, request and trace, and is empty afterwards', async () => {
    await anOutbox()
    const context = { requestId: 'req-1', traceparent: newTraceparent() }
    const id = await runInContext(context, () =>
      database.transaction((transaction) => insertEvent(transaction, 'userDeleted', { userId: 'first' })),
    )
    const users = await registerUsers(450)
    aRelay()
    await expect.poll(() => told().length, patience).toBe(450)
    expect(told()).toEqual(users)
    await expect.poll(waiting, patience).toBe(0)
    const [first] = stream.seen
    expect(first?.header('Nats-Msg-Id')).toBe(id)
    expect(first?.header('x-request-id')).toBe('req-1')
    expect(first?.header('traceparent')).toBe(context.traceparent)
    expect(first?.header('x-occurred-at')).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  it('of a change that was rolled back tells nothing', async () => {
    await anOutbox()
    aRelay()
    const failed = database.transaction(async (transaction) => {
      await insertEvent(transaction, 'userRegistered', { userId: 'never', email: '' })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    const users = await registerUsers(1)
    await expect.poll(told, patience).toEqual(users)
  })

  it('holds every event while NATS is away, and tells each once, in order, when it is back', async () => {
    await anOutbox()
    aRelay()
    const before = await registerUsers(3)
    await expect.poll(told, patience).toEqual(before)
    gate.shut()
    const during = await registerUsers(30)
    expect(await waiting()).toBe(30)
    expect(told()).toEqual(before)
    gate.open()
    await expect.poll(waiting, patience).toBe(0)
    await expect.poll(told, patience).toEqual([...before, ...during])
  })

  it('is told whole when its writers alone wake the relay, whatever they commit while it is at work', async () => {
    await anOutbox()
    aRelay(2_000, 3_600_000)
    const users = (await Promise.all(Array.from({ length: 4 }, () => registerUsers(100)))).flat()
    await expect.poll(() => told().length, patience).toBe(users.length)
    expect(new Set(told())).toEqual(new Set(users))
  })

  it('is told once by two relays', async () => {
    await anOutbox()
    aRelay()
    aRelay()
    const users = (await Promise.all([registerUsers(100), registerUsers(100)])).flat()
    await expect.poll(waiting, patience).toBe(0)
    await expect.poll(told, patience).toHaveLength(200)
    expect(new Set(told())).toEqual(new Set(users))
  })

  it('goes on with another relay at once when the one at work stops', async () => {
    await anOutbox()
    const stop = aRelay(3_600_000)
    const users = await registerUsers(2)
    await expect.poll(waiting, patience).toBe(0)
    aRelay(3_600_000)
    await stop()
    users.push(...(await registerUsers(2)))
    await expect.poll(told, patience).toEqual(users)
  })

  it('goes on with another relay once the lease of one that died has ended', async () => {
    await anOutbox()
    await database.pool.query(
      `INSERT INTO job_leases VALUES ('outbox-relay', 'a process that died', 7, now() + interval '1 second')`,
    )
    aRelay()
    const users = await registerUsers(2)
    await expect.poll(told, patience).toEqual(users)
    const { rows } = await database.pool.query('SELECT token FROM job_leases')
    expect(rows).toEqual([{ token: '8' }])
  })

  it('is left to another relay that has taken the lease, however long the one before thought that it had it', async () => {
    await anOutbox()
    aRelay(3_600_000)
    const users = await registerUsers(1)
    await expect.poll(waiting, patience).toBe(0)
    await database.pool.query(
      `UPDATE job_leases SET holder = 'another process', token = token + 1, expires_at = now() + interval '2 seconds'`,
    )
    const since = await registerUsers(2)
    await expect.poll(waiting, patience).toBe(0)
    /** Once by the one that had lost it without knowing, at most, and once by the next holder. */
    expect([...new Set(told())]).toEqual([...users, ...since])
    expect(told().length).toBeLessThanOrEqual(users.length + 2 * since.length)
    const { rows } = await database.pool.query('SELECT token FROM job_leases')
    expect(rows).toEqual([{ token: '3' }])
  })

  it('survives the loss of its database connection', async () => {
    await anOutbox()
    aRelay()
    const users = await registerUsers(1)
    await expect.poll(waiting, patience).toBe(0)
    await database.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    users.push(...(await registerUsers(2)))
    await expect.poll(told, patience).toEqual(users)
  })
})
