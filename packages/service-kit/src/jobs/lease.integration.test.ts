import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KitDatabase, kitDatabase } from '../../test-data/kit-database.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { fencedBy, type JobLease, releaseLease, takeLease } from './lease.ts'
import { scheduleJob } from './schedule.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const hour = 3_600_000

let database: KitDatabase
beforeAll(async () => {
  database = await kitDatabase()
})
afterAll(() => database.close())

const take = (name: string, holder: string, durationMs = hour) => takeLease(database.pool, name, holder, durationMs)
/** A write that only the holder may make. @returns whether it was made */
async function write({ name, token }: JobLease, what: string): Promise<boolean> {
  const sql = `INSERT INTO effects (what) SELECT $1 WHERE ${fencedBy('$2', '$3')}`
  return (await database.pool.query(sql, [what, name, token])).rowCount === 1
}

describe('a lease', () => {
  it('goes to exactly one of many who want it at once', async () => {
    const name = newId()
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(name, newId())))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('is prolonged by its holder with the same token, and kept from others', async () => {
    const name = newId()
    const lease = await take(name, 'one')
    expect(await take(name, 'two')).toBeUndefined()
    expect(await take(name, 'one')).toEqual(lease)
  })

  it('that was given back goes to the next with a higher token', async () => {
    const name = newId()
    const one = await take(name, 'one')
    if (one) await releaseLease(database.pool, one)
    const two = await take(name, 'two')
    expect(Number(two?.token)).toBe(Number(one?.token) + 1)
  })

  it('of a holder that died ends by itself, and the holder’s late write is fenced off', async () => {
    const name = newId()
    let dead: JobLease | undefined
    const inTime = async () => {
      dead = await take(name, 'dead', 300)
      return dead && write(dead, `${name} in time`)
    }
    await expect.poll(inTime).toBe(true)
    await expect.poll(() => take(name, 'next'), { timeout: 10_000 }).toBeDefined()
    const next = await take(name, 'next')
    expect(dead && (await write(dead, `${name} too late`))).toBe(false)
    expect(next && (await write(next, `${name} by the next`))).toBe(true)
    const written = (await database.effects()).filter((what) => what.startsWith(name))
    expect(written).toEqual([`${name} in time`, `${name} by the next`])
  })

  it('that a former holder gives back late stays with the present one', async () => {
    const name = newId()
    const former = await take(name, 'former', -1)
    const present = await take(name, 'present')
    if (former) await releaseLease(database.pool, former)
    expect(await take(name, 'third')).toBeUndefined()
    expect(present).toBeDefined()
  })

  it('that its own holder lost and takes again has a new token', async () => {
    const name = newId()
    const first = await take(name, 'one', -1)
    const second = await take(name, 'one')
    expect(Number(second?.token)).toBe(Number(first?.token) + 1)
    expect(first && (await write(first, name))).toBe(false)
  })
})

describe('a job', () => {
  it('runs in one process at a time, also after it has failed', async () => {
    const name = newId()
    let runs = 0
    let atOnce = 0
    let most = 0
    const run = async () => {
      most = Math.max(most, ++atOnce)
      await database.pool.query('SELECT pg_sleep(0.02)')
      atOnce--
      if (++runs === 2) throw new Error('once')
    }
    const job = { name, everyMs: 10, leaseMs: hour, run }
    const stops = [1, 2, 3].map(() => scheduleJob(job, database.pool, logger))
    await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(5)
    await Promise.all(stops.map((stop) => stop()))
    const atStop = runs
    expect(most).toBe(1)
    expect(atOnce).toBe(0)
    await database.pool.query('SELECT pg_sleep(0.05)')
    expect(runs).toBe(atStop)
  })

  it('whose lease cannot be asked for is asked for again soon, and says so once', async () => {
    let refusals = 0
    const failures: string[] = []
    const query = database.pool.query.bind(database.pool) as (...parameters: unknown[]) => unknown
    const pool = {
      query: async (...parameters: unknown[]) => {
        if (refusals++ < 2) throw new Error('timeout exceeded when trying to connect')
        return query(...parameters)
      },
    } as unknown as typeof database.pool
    let runs = 0
    const job = { name: newId(), everyMs: hour, leaseMs: hour, run: async () => void runs++ }
    const observer = { succeeded: () => {}, failed: () => void failures.push('failed') }
    const stop = scheduleJob(job, pool, logger, observer)
    await expect.poll(() => runs, { timeout: 15_000 }).toBe(1)
    await stop()
    expect(failures).toHaveLength(1)
  })

  it('says of each outage that its lease cannot be asked for, once', async () => {
    let asked = 0
    const events: string[] = []
    const query = database.pool.query.bind(database.pool) as (...parameters: unknown[]) => unknown
    const pool = {
      query: async (statement: { name: string }) => {
        if (statement.name === 'take-lease' && [1, 2, 4].includes(++asked)) throw new Error('Connection terminated')
        return query(statement)
      },
    } as unknown as typeof database.pool
    const run = async () => void events.push('ran')
    const observer = { succeeded: () => void events.push('done'), failed: () => void events.push('failed') }
    const stop = scheduleJob({ name: newId(), everyMs: 20, leaseMs: hour, run }, pool, logger, observer)
    const outage = ['failed', 'ran', 'done']
    await expect.poll(() => events.slice(0, 6)).toEqual([...outage, ...outage])
    await stop()
  })

  it('that is stopped asks for its lease no more, also when the database did not answer', async () => {
    let asked = 0
    const query = async () => {
      asked++
      throw new Error('Connection terminated')
    }
    const pool = { query } as unknown as typeof database.pool
    const run = async () => expect.unreachable('it has no lease')
    const stop = scheduleJob({ name: newId(), everyMs: 10, leaseMs: hour, run }, pool, logger)
    await expect.poll(() => asked).toBeGreaterThan(3)
    await stop()
    const atStop = asked
    await database.pool.query('SELECT pg_sleep(0.1)')
    expect(asked).toBe(atStop)
  })

  it('leaves its lease to the next process once it is done', async () => {
    const name = newId()
    const run = async () => {
      expect(await take(name, 'another')).toBeUndefined()
    }
    const done = Promise.withResolvers<void>()
    const observer = { succeeded: done.resolve, failed: done.reject }
    const stop = scheduleJob({ name, everyMs: hour, leaseMs: hour, run }, database.pool, logger, observer)
    await done.promise
    await expect.poll(() => take(name, 'another')).toBeDefined()
    await stop()
  })

  it('that fails itself is left for its next run', async () => {
    let runs = 0
    const run = async () => {
      runs++
      throw new Error('the other side is away')
    }
    const failed = Promise.withResolvers<void>()
    const observer = { succeeded: () => {}, failed: () => failed.resolve() }
    const stop = scheduleJob({ name: newId(), everyMs: hour, leaseMs: hour, run }, database.pool, logger, observer)
    await failed.promise
    await stop()
    expect(runs).toBe(1)
  })
})
