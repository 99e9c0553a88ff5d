import { type Static, Type } from 'typebox'

/** Default and largest page (interface, Limits). */
const size = { default: 20, max: 50 }
/** Far above any list; the offset of the farthest page still fits into the 32 bits that it has between services. */
const farthest = { offset: 2_000_000_000, page: 40_000_000 }

/** The paging query of every list. */
export const PagingQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: size.max, description: 'Rows in the page' })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: farthest.offset, description: 'Rows before the page' })),
    page: Type.Optional(
      Type.Integer({ minimum: 1, maximum: farthest.page, description: 'Page, from 1; wins over `offset`' }),
    ),
    pageSize: Type.Optional(
      Type.Integer({ minimum: 1, maximum: size.max, description: 'Rows in the page; wins over `limit`' }),
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

/** The `data` of a paged list (interface, Paged list). */
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

/** The schema of a paged list's `data`. */
export function Page<Row extends Type.TSchema>(row: Row) {
  return Type.Object({
    items: Type.Array(row),
    total: Type.Integer(),
    limit: Type.Integer(),
    offset: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    totalPages: Type.Integer(),
    hasMore: Type.Boolean(),
    pagination: Type.Object({
      mode: Type.Literal('offset'),
      nextOffset: Type.Union([Type.Integer(), Type.Null()]),
      nextCursor: Type.Null(),
    }),
  })
}
