import { type Static, Type } from 'typebox'
import { about, type DescriptionKeywords, documented, named } from '../description/keywords.ts'

/** Default and largest page (docs/api/limits.md). */
const size = { default: 20, max: 50 }
/** Far above any list; the offset of the farthest page still fits into the 32 bits that it has between services. */
const farthest = { offset: 2_000_000_000, page: 40_000_000 }

/** The paging query of every list. */
export const PagingQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: size.max,
        ...documented({ default: size.default }),
        description: 'The maximum number of items to return.',
      }),
    ),
    offset: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: farthest.offset,
        ...documented({ default: 0 }),
        description: 'The number of items to skip.',
      }),
    ),
    page: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: farthest.page,
        description: 'The page to return, starting at 1. Takes precedence over `offset`.',
      }),
    ),
    pageSize: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: size.max,
        description: 'The number of items per page. Takes precedence over `limit`.',
      }),
    ),
  },
  { additionalProperties: false },
)

/** A page to read. */
export interface PageRequest {
  limit: number
  offset: number
}

/** The page that a query asks for: `pageSize` before `limit`, `page` before `offset`. */
export function pageRequest(query: Static<typeof PagingQuery>): PageRequest {
  const limit = query.pageSize ?? query.limit ?? size.default
  return { limit, offset: query.page === undefined ? (query.offset ?? 0) : (query.page - 1) * limit }
}

/** The `data` of a paged list (docs/api/conventions.md). */
export function pageOf<Row>(items: Row[], total: number, { limit, offset }: PageRequest) {
  const hasMore = offset + items.length < total
  return {
    items,
    total,
    limit,
    offset,
    page: Math.floor(offset / limit) + 1,
    pageSize: limit,
    totalPages: Math.ceil(total / limit),
    hasMore,
    pagination: { mode: 'offset', nextOffset: hasMore ? offset + limit : null, nextCursor: null },
  }
}

const PageLinks = Type.Object(
  {
    mode: Type.Literal('offset', { description: 'Lists are paged by offset.' }),
    nextOffset: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The `offset` of the next page, or null on the last page.',
    }),
    nextCursor: Type.Null({ description: 'Always null.' }),
  },
  named('PageLinks', 'How to get the next page of a list.'),
)

/**
 * The schema of a paged list's `data`.
 * @param row a named schema; the page is called after it
 */
export function Page<Row extends Type.TSchema>(row: Row) {
  const { 'x-name': name } = row as DescriptionKeywords
  if (name === undefined) throw new Error('a row of a list needs a name')
  return Type.Object(
    {
      items: Type.Array(row, { description: 'The items on this page.' }),
      total: Type.Integer({ description: 'The number of items in the whole list.' }),
      limit: Type.Integer({ description: 'The maximum number of items on a page.' }),
      offset: Type.Integer({ description: 'The number of items before this page.' }),
      page: Type.Integer({ description: 'The number of this page, starting at 1.' }),
      pageSize: Type.Integer({ description: 'The same as `limit`.' }),
      totalPages: Type.Integer({ description: 'The number of pages; 0 for an empty list.' }),
      hasMore: Type.Boolean({ description: 'Whether there are items after this page.' }),
      pagination: about('How to get the next page.', PageLinks),
    },
    named(`${name}Page`, `A page of a list of \`${name}\` objects.`),
  )
}
