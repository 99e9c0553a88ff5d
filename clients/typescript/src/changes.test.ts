import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startUnkindServer, succeeds, type Treatment, type UnkindServer } from '../test-data/unkind-server.ts'
import { ResumePlatform } from './index.ts'

let server: UnkindServer
let client: ResumePlatform
beforeAll(async () => {
  server = await startUnkindServer()
  client = new ResumePlatform({ baseUrl: server.url })
})
afterAll(() => server.close())

interface Row {
  id: string
  updatedAt: string
}

const time = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()

/** Documents by the seconds at which they changed, as the API lists them. @param afterPage what happens when a page was read */
const changedAt =
  (rows: Row[], afterPage = () => {}): Treatment =>
  (response, request) => {
    const query = new URL(request.url, server.url).searchParams
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset') ?? 0)]
    const found = rows
      .filter(({ updatedAt }) => updatedAt >= (query.get('updatedSince') ?? ''))
      .toSorted((one, other) => (one.updatedAt + one.id < other.updatedAt + other.id ? -1 : 1))
    if (query.get('sort') === '-updatedAt') found.reverse()
    const nextOffset = offset + limit < found.length ? offset + limit : null
    const items = found.slice(offset, offset + limit).map((row) => ({ ...row }))
    succeeds({ items, hasMore: nextOffset !== null, pagination: { nextOffset } })(response, request)
    if (query.get('sort') === 'updatedAt') afterPage()
  }
const rowsAt = (...seconds: number[]) => seconds.map((second, nth) => ({ id: `d${nth}`, updatedAt: time(second) }))

/** The IDs of what has changed since the beginning, by two rows a request. */
async function told(): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of client.documents.changes(time(1), { limit: 2 })) ids.push(id)
  return ids
}

describe('documents.changes', () => {
  it.each([[[]], [[0]], [[1]], [[1, 2, 3, 4, 5]], [[0, 5, 5, 5, 5, 5, 6]], [[1, 1, 1, 1, 2, 2, 2]]])(
    'of documents that changed at %j tells each once, in their order',
    async (seconds) => {
      const rows = rowsAt(...seconds)
      server.treats(changedAt(rows))
      expect(await told()).toEqual(rows.filter(({ updatedAt }) => updatedAt >= time(1)).map(({ id }) => id))
    },
  )

  it('misses none that stays as it is while others change, and ends though they go on', async () => {
    const rows = rowsAt(1, 2, 3, 4, 5, 6, 7, 8)
    let second = 10
    server.treats(
      changedAt(rows, () => {
        for (const row of rows.slice(0, 4)) row.updatedAt = time(second++)
      }),
    )
    expect(await told()).toEqual(expect.arrayContaining(['d4', 'd5', 'd6', 'd7']))
    expect(server.seen.length).toBeLessThan(12)
  })
})
