import { describe, expect, it } from 'vitest'
import { pageOf, pageRequest } from './paging.ts'

describe('paging', () => {
  it.each([
    [{}, { limit: 20, offset: 0 }],
    [
      { limit: 5, offset: 7 },
      { limit: 5, offset: 7 },
    ],
    [
      { limit: 5, pageSize: 10 },
      { limit: 10, offset: 0 },
    ],
    [
      { page: 3, pageSize: 10, offset: 1 },
      { limit: 10, offset: 20 },
    ],
    [
      { page: 2, limit: 5 },
      { limit: 5, offset: 5 },
    ],
  ])('%o reads %o', (query, expected) => {
    expect(pageRequest(query)).toEqual(expected)
  })

  it('has no pages and no next one for an empty list', () => {
    expect(pageOf([], 0, { limit: 20, offset: 0 })).toMatchObject({
      totalPages: 0,
      page: 1,
      hasMore: false,
      pagination: { mode: 'offset', nextOffset: null, nextCursor: null },
    })
  })

  it('names the next offset until the last page', () => {
    expect(pageOf([1, 2], 3, { limit: 2, offset: 0 })).toMatchObject({ hasMore: true, pagination: { nextOffset: 2 } })
    expect(pageOf([3], 3, { limit: 2, offset: 2 })).toMatchObject({
      page: 2,
      totalPages: 2,
      hasMore: false,
      pagination: { nextOffset: null },
    })
  })
})
