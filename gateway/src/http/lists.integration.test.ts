import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, runGateway } from '../../test-data/running-platform.ts'
import { expectWrong } from '../../test-data/wrong-fields.ts'

const platform = runGateway({ RATE_LIMIT_ROUTE_MAX: '100000', RATE_LIMIT_IP_MAX: '100000' })
const api = '/api/v1'

let user: Account
beforeAll(async () => {
  user = await platform.account()
})

describe('a list', () => {
  it('is paged both ways, and says where one is', async () => {
    const owner = await platform.account()
    const ids: string[] = []
    for (let nth = 0; nth < 5; nth++) ids.unshift((await owner.createKey()).id)
    const list = async (query: string) => (await owner.session.call('GET', `${api}/api-keys${query}`)).body.data
    const pages: [string, number[], object, number | null][] = [
      ['', [0, 1, 2, 3, 4], { limit: 20, offset: 0, page: 1, pageSize: 20, totalPages: 1, hasMore: false }, null],
      ['?limit=2', [0, 1], { limit: 2, offset: 0, page: 1, pageSize: 2, totalPages: 3, hasMore: true }, 2],
      ['?limit=2&offset=3', [3, 4], { limit: 2, offset: 3, page: 2, totalPages: 3, hasMore: false }, null],
      ['?page=2&pageSize=2', [2, 3], { limit: 2, offset: 2, page: 2, pageSize: 2, hasMore: true }, 4],
      ['?page=3&pageSize=2', [4], { limit: 2, offset: 4, page: 3, hasMore: false }, null],
      ['?page=2&offset=0&pageSize=2&limit=50', [2, 3], { limit: 2, offset: 2, page: 2 }, 4],
      ['?page=9', [], { limit: 20, offset: 160, page: 9, total: 5, hasMore: false }, null],
      ['?limit=50', [0, 1, 2, 3, 4], { limit: 50 }, null],
    ]
    for (const [query, wanted, shape, nextOffset] of pages) {
      const page = await list(query)
      expect(page, query).toMatchObject({ total: 5, ...shape })
      expect(
        page.items.map(({ id }: { id: string }) => ids.indexOf(id)),
        query,
      ).toEqual(wanted)
      expect(page.pagination, query).toEqual({ mode: 'offset', nextOffset, nextCursor: null })
    }
    const empty = await (await platform.account()).session.call('GET', `${api}/api-keys`)
    expect(empty.body.data).toMatchObject({ items: [], total: 0, totalPages: 0, page: 1, hasMore: false })
  })

  it('refuses a page that cannot be, naming the parameter', async () => {
    const wrong: Record<string, string[]> = {
      limit: ['0', '51', '-1', '1.5', 'x', '', '%20', '1e1', '0x5', '%2B5'],
      pageSize: ['0', '51'],
      offset: ['-1', 'x', '%20'],
      page: ['0', '-1'],
      colour: ['red'],
    }
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        expectWrong(await user.session.call('GET', `${api}/api-keys?${name}=${value}`), name)
      }
    }
    expectWrong(await user.session.call('GET', `${api}/api-keys?limit=1&limit=2`), 'limit')
    /** Also of what is cached. */
    for (let read = 0; read < 2; read++) await user.session.call('GET', `${api}/users/me`)
    expectWrong(await user.session.call('GET', `${api}/users/me?x=1`), 'x')
    expectWrong(await user.session.call('GET', `${api}/documents?search=%00`), 'search')
  })
})
