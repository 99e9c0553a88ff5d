import { newId } from '@resume/service-kit/ids'
import { createCleanUp } from '@resume/service-kit/jobs/clean-up'
import { takeLease } from '@resume/service-kit/jobs/lease'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leftovers } from './clean-up.ts'

const kept = leftovers({ VIEW_RETENTION_DAYS: 100 })
const cleanUp = createCleanUp(kept)

let pool: Pool
beforeAll(async () => {
  pool = new Pool({ connectionString: await freshDatabase('services/portfolio'), max: 1 })
})
afterAll(() => pool.end())

describe('the clean-up', () => {
  it('removes the views of days that are over for longer than they are kept, and not their sum', async () => {
    const userId = newId()
    await pool.query(
      `INSERT INTO daily_views (user_id, day, views) SELECT $1::uuid, current_date - 103 + n, 1 FROM generate_series(1, 103) n`,
      [userId],
    )
    await pool.query('INSERT INTO view_totals (user_id, views) VALUES ($1::uuid, 103)', [userId])
    const lease = await takeLease(pool, cleanUp.name, newId(), 60_000)
    if (!lease) throw new Error('somebody else cleans up')
    await cleanUp.run(lease, pool)
    const { rows } = await pool.query(
      'SELECT min(day) >= current_date - 100 AS young, count(*)::int AS days FROM daily_views',
    )
    expect(rows).toEqual([{ young: true, days: 100 }])
    expect((await pool.query('SELECT views::int FROM view_totals')).rows).toEqual([{ views: 103 }])
  })

  it('finds everything by an index', async () => {
    await pool.query('SET enable_seqscan = off')
    for (const { table, where } of kept) {
      const { rows } = await pool.query(`EXPLAIN SELECT ctid FROM ${table} WHERE ${where} LIMIT 5000`)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index (Only )?(Scan|Cond)/)
      expect(plan).toMatch(/Index Cond/)
    }
  })
})
