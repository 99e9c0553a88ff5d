import { newId } from '@resume/service-kit/ids'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'
import { exportUserDataFrom } from './user-data-export.ts'

const own = 5_000
const othersBefore = 30_000

let database: Database
const userId = newId()
beforeAll(async () => {
  const url = await freshDatabase('services/documents')
  database = openTestDatabase(PrismaClient, url)
  /** Not on one of the service's connections, whose statements must end soon. */
  const filling = new Client({ connectionString: url })
  await filling.connect()
  await filling.query(`
    INSERT INTO documents (id, user_id, type, title, slug, tags, metadata, template_id, schema_version, revision, visibility,
      keep_local_only, content_id, is_active, created_at, updated_at)
    SELECT uuidv7(nth * interval '1 millisecond'),
      CASE WHEN nth > ${othersBefore}::int THEN '${userId}'::uuid ELSE gen_random_uuid() END, 'RESUME', 'A resume', 'slug-' || nth,
      '{}', '{}', 'modern', 1, 2, 'PRIVATE', false, gen_random_uuid(), nth % 3 > 0, now() + nth % 7 * interval '1 second', now()
    FROM generate_series(1, ${othersBefore + own}::int) AS nth`)
  await filling.query(`
    INSERT INTO document_contents (id, document_id, content) SELECT content_id, id, '{}' FROM documents`)
  await filling.query(`
    INSERT INTO document_versions (document_id, revision, title, slug, tags, metadata, template_id, schema_version, visibility,
      content_id, created_at, superseded_at)
    SELECT id, 1, title, slug, tags, metadata, template_id, schema_version, visibility, content_id, now(), now() FROM documents`)
  await filling.query(`
    INSERT INTO share_links (id, user_id, document_id, username, slug, token, document_slug, document_title, snapshot, created_at,
      updated_at)
    SELECT id, user_id, id, user_id::text, slug, slug, slug, title, '{}', now(), now() FROM documents`)
  for (const table of ['documents', 'document_contents', 'document_versions', 'share_links']) {
    await filling.query(`VACUUM ANALYZE ${table}`)
  }
  await filling.end()
})
afterAll(() => database.$disconnect())

/**
 * How many rows of each table a session has found by an index, whether it wanted them or not, as far as it has not reported that.
 * Tables as small as these may also be read whole.
 */
async function rowsRead(session: Pick<Database, '$queryRaw'>): Promise<Map<string, number>> {
  const read = await session.$queryRaw<{ table: string; rows: number }[]>`
    SELECT relname::text AS table, coalesce(idx_tup_fetch, 0)::int AS rows FROM pg_stat_xact_user_tables`
  return new Map(read.map(({ table, rows }) => [table, rows]))
}

/** Reads one part. @returns where the next one begins, and how many rows of each table it went through */
const readPart = (cursor: string) =>
  database.$transaction(async (transaction) => {
    const before = await rowsRead(transaction)
    const { text, nextCursor } = await exportUserDataFrom(transaction as Database)(userId, cursor)
    const after = await rowsRead(transaction)
    return {
      text,
      nextCursor,
      rows: new Map([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)])),
    }
  })

it('no part of an export goes through what others have, and all together through what is own a few times', async () => {
  const parts: Awaited<ReturnType<typeof readPart>>[] = []
  do parts.push(await readPart(parts.at(-1)?.nextCursor ?? ''))
  while (parts.at(-1)?.nextCursor !== '')
  const exported = JSON.parse(parts.map(({ text }) => text).join(''))
  for (const list of ['documents', 'versions', 'shareLinks']) expect(exported[list], list).toHaveLength(own)
  expect(new Set(exported.shareLinks.map(({ id }: { id: string }) => id)).size).toBe(own)
  expect(Math.max(...parts.flatMap(({ rows }) => [...rows.values()]))).toBeLessThan(othersBefore / 2)
  const sums = new Map<string, number>()
  for (const { rows } of parts) for (const [table, count] of rows) sums.set(table, (sums.get(table) ?? 0) + count)
  for (const [table, sum] of sums) expect(sum, table).toBeLessThan(8 * own)
})

it('goes on behind share links that are all deleted while a part is read', async () => {
  let deleted: string[] = []
  const whileDeleting = new Proxy(database, {
    get(target, name) {
      if (name !== '$queryRaw') return Reflect.get(target, name)
      return async (...query: [TemplateStringsArray, ...unknown[]]) => {
        const found = await target.$queryRaw<{ id: string }[]>(...query)
        if (deleted.length > 0) return found
        deleted = found.map(({ id }) => id)
        await target.shareLink.deleteMany({ where: { id: { in: deleted } } })
        return found
      }
    },
  })
  const { nextCursor: firstList } = await exportUserDataFrom(database)(userId, '')
  const shareLinks = firstList.replace(':0:', ':2:')
  const { text } = await exportUserDataFrom(whileDeleting)(userId, shareLinks)
  const links = JSON.parse(`[${text}]`)
  expect([deleted.length, links.length]).toEqual([200, 200])
  expect(deleted).not.toContain(links[0].id)
})
