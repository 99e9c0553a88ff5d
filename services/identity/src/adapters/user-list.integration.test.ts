import { openDatabase } from '@resume/service-kit/database/open-database'
import { createLogger } from '@resume/service-kit/logging/logger'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'
import { createUserList } from './user-list.ts'

const everybody = 50_000

let database: Database
beforeAll(async () => {
  const logger = createLogger({ service: 'a test', level: 'silent' })
  database = openDatabase(PrismaClient, await freshDatabase('services/identity'), logger)
  await database.$executeRaw`
    INSERT INTO users (id, name, email, created_at, updated_at)
    SELECT gen_random_uuid(), 'Person ' || nth, 'person-' || nth || '@example.com', now(), now()
    FROM generate_series(1, ${everybody}::int) AS nth`
  await database.$executeRaw`VACUUM ANALYZE users`
})
afterAll(() => database.$disconnect())

/** What a list reads, by table: how often it looks into it, and rows of it. */
const readsOf = (work: (list: ReturnType<typeof createUserList>['list']) => Promise<unknown>) =>
  database.$transaction(async (transaction) => {
    await work(createUserList(transaction).list)
    const read = await transaction.$queryRaw<{ table: string; looks: number; rows: number }[]>`
      SELECT relname::text AS table, (seq_scan + coalesce(idx_scan, 0))::int AS looks,
        (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows
      FROM pg_stat_xact_user_tables`
    return new Map(read.map(({ table, ...counts }) => [table, counts]))
  })

it('the last page of all users reads what is shown of them for that page alone', async () => {
  const reads = await readsOf(async (list) => {
    const { items, total } = await list({ search: undefined, limit: 20, offset: everybody - 20 })
    expect([items.length, total]).toEqual([20, everybody])
  })
  expect(reads.get('api_keys')?.looks).toBeLessThanOrEqual(20)
})

it('a search that finds few users reads few', async () => {
  const reads = await readsOf(async (list) => {
    const { items } = await list({ search: 'person-31415@', limit: 20, offset: 0 })
    expect(items).toMatchObject([{ email: 'person-31415@example.com' }])
  })
  expect(reads.get('users')?.rows).toBeLessThan(everybody / 10)
})
