import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'
import { createUserList } from './user-list.ts'

const everybody = 30_000
const atOnce = 2_000

let database: Database
beforeAll(async () => {
  database = openTestDatabase(PrismaClient, await freshDatabase('services/identity'))
  for (let first = 1; first < everybody; first += atOnce) {
    await database.$executeRaw`
      INSERT INTO users (id, name, email, created_at, updated_at)
      SELECT gen_random_uuid(), 'Person ' || nth, 'person-' || nth || '@example.com', now(), now()
      FROM generate_series(${first}::int, ${first + atOnce - 1}::int) AS nth`
  }
  await database.$executeRaw`VACUUM ANALYZE users`
})
afterAll(() => database.$disconnect())

/** How often a session has looked into a table and how many rows of it it has gone through, as far as it has not reported that. */
async function readsOf(session: Pick<Database, '$queryRaw'>, table: string) {
  const [read] = await session.$queryRaw<{ looks: number; rows: number }[]>`
    SELECT (seq_scan + coalesce(idx_scan, 0))::int AS looks, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows
    FROM pg_stat_xact_user_tables WHERE relname = ${table}`
  return read ?? { looks: 0, rows: 0 }
}

type List = ReturnType<typeof createUserList>['list']

/** What a list reads of a table. */
const readsBy = (work: (list: List) => Promise<unknown>, table: string) =>
  database.$transaction(async (transaction) => {
    const before = await readsOf(transaction, table)
    await work(createUserList(transaction).list)
    const after = await readsOf(transaction, table)
    return { looks: after.looks - before.looks, rows: after.rows - before.rows }
  })

it('the last page of all users reads what is shown of them for that page alone', async () => {
  const { looks } = await readsBy(async (list) => {
    const { items, total } = await list({ search: undefined, limit: 20, offset: everybody - 20 })
    expect([items.length, total]).toEqual([20, everybody])
  }, 'api_keys')
  expect(looks).toBeLessThanOrEqual(20)
})

it('a search that finds few users reads few', async () => {
  const { rows } = await readsBy(async (list) => {
    const { items } = await list({ search: 'person-27182@', limit: 20, offset: 0 })
    expect(items).toMatchObject([{ email: 'person-27182@example.com' }])
  }, 'users')
  expect(rows).toBeLessThan(everybody / 10)
})

it('a search that finds users who all signed up long ago reads few others', async () => {
  const long = everybody / 20
  await database.$executeRaw`
    UPDATE users SET email = replace(email, 'example.com', 'former.example')
    WHERE id IN (SELECT id FROM users ORDER BY id LIMIT ${long}::int)`
  await database.$executeRaw`VACUUM ANALYZE users`
  const { rows } = await readsBy(async (list) => {
    const { items, total } = await list({ search: 'former.example', limit: 20, offset: 0 })
    expect([items.length, total]).toEqual([20, long])
  }, 'users')
  expect(rows).toBeLessThan(everybody / 4)
})

it.each([
  ['everybody has', 'example', 0],
  ['some have', 'person-77', 0],
  ['some have, on its second page', 'person-77', 20],
  ['few have', 'person-777', 0],
  ['few have, past the last page', 'person-7777@', 20],
])('a search for what %s finds them, the newest first', async (_who, search, offset) => {
  const { list } = createUserList(database)
  const all = await database.user.findMany({
    where: { email: { contains: search } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  const { items, total } = await list({ search: search.toUpperCase(), limit: 20, offset })
  expect(items.map(({ id }) => id)).toEqual(all.slice(offset, offset + 20).map(({ id }) => id))
  expect(total).toBe(all.length)
})
