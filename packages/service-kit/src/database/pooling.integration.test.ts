import { databaseWith } from '@resume/test-kit/fresh-database'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../logging/logger.ts'
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
