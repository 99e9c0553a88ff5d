import type { Call } from './call.ts'
import type { RequestOptions } from './options.ts'
import type { Transport } from './transport.ts'

/** A page of a list. */
export interface Page<Item> {
  items: Item[]
  /** Rows on all pages. */
  total: number
  limit: number
  offset: number
  page: number
  pageSize: number
  totalPages: number
  hasMore: boolean
  pagination: { mode: 'offset'; nextOffset: number | null; nextCursor: null }
}

/** A list: awaited it is its first page, iterated it is every item of all pages, which are fetched as they are needed. */
export type PageList<Item> = Promise<Page<Item>> &
  AsyncIterable<Item> & {
    /** Every page from the first. */
    pages(): AsyncIterable<Page<Item>>
  }

/** Asks for the first page of a list. @throws (when awaited or iterated) as {@link Transport.call} */
export function listOf<Item>(transport: Transport, call: Call, options?: RequestOptions): PageList<Item> {
  const first = transport.call<Page<Item>>(call, options)
  /** Whoever awaits or iterates the list is told. */
  first.catch(() => undefined)
  async function* pages() {
    let page = await first
    for (;;) {
      yield page
      const offset = page.pagination.nextOffset
      if (offset === null || page.items.length === 0) return
      const query = { ...call.query, page: undefined, pageSize: undefined, limit: page.limit, offset }
      page = await transport.call<Page<Item>>({ ...call, query }, options)
    }
  }
  async function* items() {
    for await (const page of pages()) yield* page.items
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: items })
}
