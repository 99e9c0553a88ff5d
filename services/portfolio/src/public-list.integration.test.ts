import { freshDatabase } from '@resume/test-kit/fresh-database'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublicList } from './adapters/public-list.ts'

/** 60 public portfolios, of which each two were published at the same time, and others that nobody sees between them. */
const fill = `
  INSERT INTO publications (
    user_id, id, document_id, subdomain, state, is_public, template_id, name, headline, snapshot, published_revision,
    published_at, check_at, updated_at
  )
  SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'person-' || place,
    CASE place % 4 WHEN 0 THEN 'LAPSED' WHEN 1 THEN 'GRACE' ELSE 'LIVE' END, place % 4 <> 0, 'signal', 'Person ' || place, '',
    '{}', 1, now(), now(), timestamp '2026-01-01' + place / 2 * interval '1 s'
  FROM generate_series(1, 80) AS place;
  INSERT INTO publication_counts (state, publications) SELECT state, count(*) FROM publications GROUP BY state`

let pool: Pool
beforeAll(async () => {
  pool = new Pool({ connectionString: await freshDatabase('services/portfolio'), max: 2 })
})
afterAll(() => pool.end())

describe('the list of public portfolios', () => {
  it('is empty at first', async () => {
    expect(await createPublicList(pool)({ limit: 20, offset: 0 })).toEqual({ items: [], total: 0 })
  })

  it('has every public portfolio once, the last published first, whichever way it is paged', async () => {
    await pool.query(fill)
    const { rows } = await pool.query(
      'SELECT subdomain FROM publications WHERE is_public ORDER BY updated_at DESC, id DESC',
    )
    const whole = rows.map(({ subdomain }) => subdomain)
    expect(whole).toHaveLength(60)
    for (const limit of [1, 7, 20, 50]) {
      for (let offset = 0; offset <= 61; offset += limit === 1 ? 1 : 3) {
        const { items, total } = await createPublicList(pool)({ limit, offset })
        const found = items.map(({ subdomain }) => subdomain)
        expect([total, found], `${limit} from ${offset}`).toEqual([60, whole.slice(offset, offset + limit)])
      }
    }
  })
})
