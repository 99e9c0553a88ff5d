import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hangsUp, refuses, startUnkindServer, type Treatment, type UnkindServer } from '../test-data/unkind-server.ts'
import { ForbiddenError, ResumePlatform } from './index.ts'

let server: UnkindServer
let client: ResumePlatform
beforeAll(async () => {
  server = await startUnkindServer()
  client = new ResumePlatform({ baseUrl: server.url })
})
afterAll(() => server.close())

/** A list of as many rows, which are their numbers. */
const rows =
  (total: number): Treatment =>
  (response, { url }) => {
    const query = new URL(url, server.url).searchParams
    const limit = Number(query.get('limit') ?? query.get('pageSize') ?? 20)
    const offset = query.has('page') ? (Number(query.get('page')) - 1) * limit : Number(query.get('offset') ?? 0)
    const items = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => offset + index)
    const nextOffset = offset + limit < total ? offset + limit : null
    const data = { items, total, limit, offset, hasMore: nextOffset !== null, pagination: { nextOffset } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, data }))
  }
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a list', () => {
  it('is its first page when it is awaited', async () => {
    server.treats(rows(45))
    const page = await client.documents.list({ type: 'RESUME', tag: undefined })
    expect([page.items.length, page.total, page.hasMore]).toEqual([20, 45, true])
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/v1/documents?type=RESUME'])
  })

  it.each([0, 1, 20, 21, 45])(
    'of %i has every item when it is iterated, with the same filter on every page',
    async (count) => {
      server.treats(rows(count))
      const items: unknown[] = []
      for await (const item of client.documents.list({ type: 'RESUME' })) items.push(item)
      expect(items).toEqual(upTo(count))
      expect(server.seen).toHaveLength(Math.max(1, Math.ceil(count / 20)))
      for (const { url } of server.seen) expect(url).toContain('type=RESUME')
    },
  )

  it('begins where it is told to, in pages of the size that is asked for', async () => {
    server.treats(rows(12))
    const sizes: number[] = []
    for await (const page of client.documents.list({ page: 2, pageSize: 5 }).pages()) sizes.push(page.items.length)
    expect(sizes).toEqual([5, 2])
  })

  it('asks for no page that nobody reads', async () => {
    server.treats(rows(1000))
    for await (const item of client.documents.list()) if (Number(item) === 25) break
    expect(server.seen).toHaveLength(2)
  })

  it('survives a lost connection between pages, and ends with what the API refuses', async () => {
    server.treats(rows(40), hangsUp, rows(40))
    const items: unknown[] = []
    for await (const item of client.documents.list()) items.push(item)
    expect(items).toEqual(upTo(40))
    server.treats(rows(40), refuses(403, 'scope_missing'))
    const reading = async () => {
      for await (const _ of client.documents.list());
    }
    await expect(reading()).rejects.toBeInstanceOf(ForbiddenError)
  })
})
