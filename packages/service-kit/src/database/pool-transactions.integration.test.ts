import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@resume/local-stack/servers/ports'
import { openMuteGate } from '@resume/test-kit/mute-gate'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type KitDatabase, kitDatabase } from '../../test-data/kit-database.ts'
import { runInContext } from '../context/request-context.ts'
import { newTraceparent } from '../context/trace-context.ts'
import { toAppError } from '../errors/app-error.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { createCommit } from '../outbox/commit.ts'
import { inTransaction, type TaggedTransaction, transactionsOfPool } from './pool-transactions.ts'
import { openQuickPool } from './pools.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
let database: KitDatabase
beforeAll(async () => {
  database = await kitDatabase()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE effects, outbox_events')
})
afterAll(() => database.close())

/** A pool of one connection, so that each transaction gets what the one before it has left. */
function aPool(url = database.url) {
  const pool = openQuickPool(url, logger, { connections: 1 })
  onTestFinished(() => pool.end())
  return pool
}

const note = (transaction: TaggedTransaction, what: string) =>
  transaction.$executeRaw`INSERT INTO effects (what) VALUES (${what})`

/** The process of PostgreSQL that serves a transaction. */
async function pidOf(transaction: TaggedTransaction): Promise<number> {
  const [row] = await transaction.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
  return row?.pid ?? 0
}

/** Ends a process of PostgreSQL, as an administrator would, and waits until it is gone. */
async function terminate(pid: number): Promise<void> {
  await database.pool.query('SELECT pg_terminate_backend($1, 5000)', [pid])
}

const eventsLeft = async () => (await database.pool.query('SELECT name FROM outbox_events')).rows.length
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => toAppError(error).code,
  )

/** Runs work as part of a call that wants its answer within so many milliseconds. */
function withDeadline<T>(ms: number, work: () => T): T {
  return runInContext({ requestId: newId(), traceparent: newTraceparent(), deadline: Date.now() + ms }, work)
}

describe('a transaction of a pool', () => {
  it('runs SQL with values of every kind, and is committed with its events', async () => {
    const commit = createCommit(transactionsOfPool(aPool()), { now: async () => {} })
    const at = new Date('2026-01-02T03:04:05.678Z')
    const rows = await commit(async (transaction, outbox) => {
      expect(await note(transaction, 'done')).toBe(1)
      await outbox.append('userDeleted', { userId: 'someone' })
      return transaction.$queryRaw<object[]>`
        SELECT ${Buffer.from('bytes, as tëxt')}::text AS bytes, ${['a,"b', '{}']}::text[] AS list, ${7}::int AS count,
          ${null}::text AS nothing, ${at}::timestamptz AS at, ${true}::boolean AS flag`
    })
    const values = { bytes: 'bytes, as tëxt', list: ['a,"b', '{}'], count: 7, nothing: null, at, flag: true }
    expect(rows).toEqual([values])
    expect(await database.effects()).toEqual(['done'])
    expect(await eventsLeft()).toBe(1)
  })

  it('is unavailable, and no mistake of ours, while the database takes no writes', async () => {
    const transactions = transactionsOfPool(aPool())
    const refused = transactions(async (transaction) => {
      await transaction.$executeRaw`SET TRANSACTION READ ONLY`
      return note(transaction, 'refused')
    })
    expect(await codeOf(refused)).toBe('unavailable')
    expect(await codeOf(transactions((transaction) => note(transaction, 'taken')))).toBe('ok')
    expect(await database.effects()).toEqual(['taken'])
  })

  it('leaves nothing of work that fails, and its connection serves the next', async () => {
    const transaction = transactionsOfPool(aPool())
    const commit = createCommit(transaction, { now: async () => {} })
    let pid = 0
    const failing = commit(async (held, outbox) => {
      pid = await pidOf(held)
      await note(held, 'undone')
      await outbox.append('userDeleted', { userId: 'someone' })
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    const broken = transaction(async (held) => {
      await note(held, 'undone, too')
      await held.$queryRaw`SELECT 1 / ${0}::int`
    })
    await expect(broken).rejects.toMatchObject({ code: '22012' })
    const [samePid] = await transaction(async (held) => [await pidOf(held), await note(held, 'done')])
    expect(samePid).toBe(pid)
    expect(await database.effects()).toEqual(['done'])
    expect(await eventsLeft()).toBe(0)
  })

  it('does not say that it was committed when the work went on after a statement had failed', async () => {
    const swallowing = transactionsOfPool(aPool())(async (held) => {
      await note(held, 'undone')
      await held.$queryRaw`SELECT 1 / ${0}::int`.catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('after a statement of it had failed')
    expect(await database.effects()).toEqual([])
  })

  it('survives a connection that is lost, in a statement or between two, and takes another one', async () => {
    const transaction = transactionsOfPool(aPool())
    const inStatement = transaction(async (held) => {
      const pid = await pidOf(held)
      await note(held, 'undone')
      await Promise.all([held.$queryRaw`SELECT pg_sleep(30)`, terminate(pid)])
    })
    expect(await codeOf(inStatement)).toBe('unavailable')
    const between = transaction(async (held) => {
      await terminate(await pidOf(held))
      /** Until the connection has heard of it. */
      await wait(100)
      await note(held, 'undone, too')
    })
    expect(await codeOf(between)).toBe('unavailable')
    await transaction((held) => note(held, 'done'))
    expect(await database.effects()).toEqual(['done'])
  })

  it('is unavailable while the database is away', async () => {
    const transaction = transactionsOfPool(aPool(`postgresql://postgres@127.0.0.1:${await freePort()}/none`))
    expect(await codeOf(transaction(pidOf))).toBe('unavailable')
  })

  it('is unavailable when no connection comes free in time', async () => {
    const transaction = transactionsOfPool(aPool())
    const { promise, resolve } = Promise.withResolvers<void>()
    const holding = transaction(() => promise)
    expect(await codeOf(transaction(pidOf))).toBe('unavailable')
    resolve()
    await holding
    expect(await transaction(pidOf)).toBeGreaterThan(0)
  })

  it('is given up with its connection when the database says nothing until its call is over', async () => {
    const { port, host } = new URL(database.url)
    const gate = await openMuteGate(Number(port))
    onTestFinished(gate.close)
    const pool = aPool(database.url.replace(host, `127.0.0.1:${gate.port}`))
    const begun = performance.now()
    const hanging = withDeadline(500, () =>
      transactionsOfPool(pool)(async (held) => {
        await note(held, 'undone')
        gate.mute()
        await note(held, 'undone, too')
      }),
    )
    expect(await codeOf(hanging)).toBe('unavailable')
    expect(performance.now() - begun).toBeLessThan(4_000)
    expect(pool.totalCount).toBe(0)
    await expect.poll(() => database.effects(), { timeout: 5_000 }).toEqual([])
  })

  it('is not committed once its call is over', async () => {
    const transaction = transactionsOfPool(aPool())
    const late = withDeadline(1_000, () =>
      transaction(async (held) => {
        await note(held, 'undone')
        await wait(1_100)
      }),
    )
    expect(await codeOf(late)).toBe('unavailable')
    await transaction((held) => note(held, 'done'))
    expect(await database.effects()).toEqual(['done'])
  })

  it('has a plain form without a time of its own', async () => {
    const inserted = await withDeadline(-1, () =>
      inTransaction(aPool(), (client) => client.query(`INSERT INTO effects (what) VALUES ('plain')`)),
    )
    expect(inserted.rowCount).toBe(1)
    expect(await database.effects()).toEqual(['plain'])
  })
})
