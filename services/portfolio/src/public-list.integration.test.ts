import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './adapters/database.ts'
import { createPublicList } from './adapters/public-list.ts'
import { PrismaClient } from './generated/prisma/client.ts'

/** 60 public portfolios, of which each two were published at the same time, and others that nobody sees between them. */
const fill = `
  INSERT INTO publications (
    user_id, id, document_id, subdomain, state, is_public, template_id, name, headline, snapshot, published_revision,
    published_at, check_at, updated_at
  )
  SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'person-' || place,
    CASE place % 4 WHEN 0 THEN 'LAPSED' WHEN 1 THEN 'GRACE' ELSE 'LIVE' END, place % 4 <> 0, 'signal', 'Person ' || place, '',
    '{}', 1, timestamp '2026-01-01' + place / 2 * interval '1 s', now(), now()
  FROM generate_series(1, 80) AS place;
  INSERT INTO publication_counts (state, publications) SELECT state, count(*) FROM publications GROUP BY state`

/** 20,000 more, published before all of these. */
const fillMore = `
  INSERT INTO publications (
    user_id, id, document_id, subdomain, state, is_public, template_id, name, headline, snapshot, published_revision,
    published_at, check_at, updated_at
  )
  SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'more-' || place, 'LIVE', true, 'signal', 'Person ' || place,
    '', '{}', 1, timestamp '2026-01-01' - place * interval '1 s', now(), now()
  FROM generate_series(1, 20000) AS place;
  UPDATE publication_counts SET publications = publications + 20000 WHERE state = 'LIVE'`

let database: Database
let client: Client
beforeAll(async () => {
  const url = await freshDatabase('services/portfolio')
  database = openTestDatabase(PrismaClient, url)
  client = new Client({ connectionString: url })
  await client.connect()
})
afterAll(() => Promise.all([database.$disconnect(), client.end()]))

/** How many rows of publications were read by connections that are closed. */
const rowsRead = () =>
  count(`SELECT (seq_tup_read + idx_tup_fetch)::int AS count FROM pg_stat_user_tables WHERE relname = 'publications'`)

const openConnections = () =>
  count(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`,
  )

async function count(sql: string): Promise<number> {
  await client.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await client.query<{ count: number }>(sql)
  return rows[0]?.count ?? 0
}

describe('the list of public portfolios', () => {
  it('is empty at first', async () => {
    expect(await createPublicList(database)({ limit: 20, offset: 0 })).toEqual({ items: [], total: 0 })
  })

  it('has every public portfolio once, the last published first, whichever way it is paged', async () => {
    await client.query(fill)
    const { rows } = await client.query(
      'SELECT subdomain FROM publications WHERE is_public ORDER BY published_at DESC, id DESC',
    )
    const whole = rows.map(({ subdomain }) => subdomain)
    expect(whole).toHaveLength(60)
    for (const limit of [1, 7, 20, 50]) {
      for (let offset = 0; offset <= 61; offset += limit === 1 ? 1 : 3) {
        const { items, total } = await createPublicList(database)({ limit, offset })
        const found = items.map(({ subdomain }) => subdomain)
        expect([total, found], `${limit} from ${offset}`).toEqual([60, whole.slice(offset, offset + limit)])
      }
    }
  })
  it('reads no more rows than it shows, however many there are', async () => {
    await client.query(fillMore)
    await client.query('VACUUM ANALYZE publications')
    await database.$disconnect()
    await expect.poll(openConnections).toBe(1)
    const before = await rowsRead()
    const { total } = await createPublicList(database)({ limit: 50, offset: 0 })
    await createPublicList(database)({ limit: 50, offset: total - 50 })
    await database.$disconnect()
    await expect.poll(openConnections).toBe(1)
    expect((await rowsRead()) - before).toBe(100)
  })
})
