import type { PrismaPg } from '@prisma/adapter-pg'
import { databaseWith } from '@resume/test-kit/fresh-database'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { openDatabase } from './open-database.ts'
import { type Pooling, unpooled } from './pooling.ts'
import { openQuickPool } from './pools.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
let url: string
beforeAll(async () => {
  url = await databaseWith('CREATE TABLE things (id int)')
})

/** What a session of a quick pool has after it ran a named statement twice. */
async function sessionOf(pooling: Pooling) {
  const pool = openQuickPool(url, logger, { connections: 1, pooling })
  onTestFinished(() => pool.end())
  const statement = { name: 'read-things', text: 'SELECT id FROM things WHERE id = $1', values: [1] }
  for (let time = 0; time < 2; time++) expect((await pool.query(statement)).rows).toEqual([])
  const { rows } = await pool.query(`
    SELECT current_setting('statement_timeout') AS timeout, current_setting('plan_cache_mode') AS mode,
      (SELECT count(*)::int FROM pg_prepared_statements) AS prepared`)
  return rows[0]
}

describe('a quick pool', () => {
  it('prepares statements, plans once and limits them where its connections are its own', async () => {
    expect(await sessionOf(unpooled)).toEqual({ timeout: '5s', mode: 'force_generic_plan', prepared: 1 })
  })

  it('gives no settings to a pooler', async () => {
    const session = await sessionOf({ byTransaction: true, preparesStatements: true })
    expect(session).toEqual({ timeout: '0', mode: 'auto', prepared: 1 })
  })

  it('prepares nothing for a pooler that does not keep it', async () => {
    const session = await sessionOf({ byTransaction: true, preparesStatements: false })
    expect(session).toEqual({ timeout: '0', mode: 'auto', prepared: 0 })
  })
})

describe('a database whose sessions are in another time zone than UTC', () => {
  const kathmandu = `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone = ''Asia/Kathmandu''', current_database()); END $$`

  it('gives sessions in UTC to quick pools', async () => {
    const pool = openQuickPool(await databaseWith(kathmandu), logger)
    onTestFinished(() => pool.end())
    expect((await pool.query('SHOW timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
  })

  it('does so where the URL brings options of its own, which hold as well', async () => {
    const url = `${await databaseWith(kathmandu)}?options=-c%20TimeZone%3DAsia%2FTokyo%20-c%20work_mem%3D5MB`
    const pool = openQuickPool(url, logger)
    onTestFinished(() => pool.end())
    const { rows } = await pool.query(
      `SELECT current_setting('TimeZone') AS zone, current_setting('work_mem') AS memory, current_setting('plan_cache_mode') AS plans`,
    )
    expect(rows).toEqual([{ zone: 'UTC', memory: '5MB', plans: 'force_generic_plan' }])
  })

  it('keeps moments that the Prisma client writes, and tells it those that others wrote', async () => {
    const place = await databaseWith(`CREATE TABLE moments (at timestamptz(3)); ${kathmandu}`)
    const { adapter } = openDatabase(AdapterAlone, place, logger)
    const client = await adapter.connect()
    onTestFinished(() => client.dispose())
    const at = '2028-02-29T23:59:59.999Z'
    const asDate = { scalarType: 'datetime', arity: 'scalar' } as const
    await client.executeRaw({ sql: 'INSERT INTO moments VALUES ($1)', args: [at], argTypes: [asDate] })
    const seen = await client.queryRaw({
      sql: 'SELECT extract(epoch FROM at)::text, at FROM moments',
      args: [],
      argTypes: [],
    })
    expect(seen.rows).toEqual([[`${(Date.parse(at) / 1000).toFixed(6)}`, '2028-02-29T23:59:59.999+00:00']])
  })
})

/** A client that is nothing but the adapter through which it would ask. */
class AdapterAlone {
  readonly adapter: PrismaPg
  constructor({ adapter }: { adapter: PrismaPg }) {
    this.adapter = adapter
  }
  $transaction(): void {}
  $queryRaw = () => Promise.resolve()
  $disconnect = () => Promise.resolve()
}
