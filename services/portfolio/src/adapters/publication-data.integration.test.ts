import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPublications } from '../../test-data/open-publications.ts'
import { publicationLists } from './publication-data.ts'

let opened: Awaited<ReturnType<typeof openPublications>>

beforeAll(async () => {
  opened = await openPublications()
})
afterAll(() => opened?.close())

/** More than three parts of an export hold. */
const many = 1_250

/** All that the parts of a list hold, in their order. */
async function whole(name: string, userId: string): Promise<Record<string, unknown>[]> {
  const list = publicationLists(opened.database).find((each) => each.name === name)
  const rows: Record<string, unknown>[] = []
  for (let after = ''; ; ) {
    const part = (await list?.page(userId, after, new Date())) ?? []
    rows.push(...part.map(({ text }) => JSON.parse(text)))
    const last = part.at(-1)
    if (!last) return rows
    after = last.key
  }
}

it('an export tells every day, referrer and name of its user once, however many there are, and nobody else’s', async () => {
  const [userId, other] = [newId(), newId()]
  for (const owner of [userId, other]) {
    await opened.database.$executeRaw`
      INSERT INTO daily_views (user_id, day, views)
      SELECT ${owner}::uuid, DATE '2026-01-01' - nth, nth FROM generate_series(1, ${many}::int) AS nth`
    await opened.database.$executeRaw`
      INSERT INTO referrer_views (user_id, day, host, views)
      SELECT ${owner}::uuid, day, 'host-' || nth, nth FROM generate_series(1, ${many}::int) AS nth,
        unnest(ARRAY[DATE '2026-01-01', DATE '2026-01-02']) AS day`
    await opened.database.$executeRaw`
      INSERT INTO subdomains (subdomain, user_id)
      SELECT left(${owner}, 8) || right(${owner}, 12) || '-' || nth, ${owner}::uuid FROM generate_series(1, ${many}::int) AS nth`
  }
  const numbers = Array.from({ length: many }, (_, nth) => nth + 1)
  const days = await whole('dailyViews', userId)
  expect(days.map(({ views }) => views)).toEqual(numbers.toReversed())
  expect(days.at(-1)).toEqual({ date: '2025-12-31', views: 1 })
  const referrers = await whole('referrers', userId)
  expect(new Map(referrers.map(({ host, views }) => [host, views]))).toEqual(
    new Map(numbers.map((nth) => [`host-${nth}`, 2 * nth])),
  )
  const names = (await whole('subdomains', userId)).map(({ subdomain }) => subdomain)
  const start = `${userId.slice(0, 8)}${userId.slice(-12)}`
  expect(new Set(names)).toEqual(new Set(numbers.map((nth) => `${start}-${nth}`)))
  expect([referrers.length, names.length]).toEqual([many, many])
})
