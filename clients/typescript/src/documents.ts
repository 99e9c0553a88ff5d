import { despiteOthers } from './conflict.ts'
import { DocumentsOperations } from './generated/operations.ts'
import type { Document, DocumentSummary, DocumentUpdate, ListDocumentsQuery } from './generated/schemas.ts'
import type { RequestOptions } from './options.ts'

/** What to change of a document. */
export type DocumentChange = Omit<DocumentUpdate, 'revision'>

/** Which changes to read; `limit` is how many come with each request. */
export type ChangesQuery = Pick<ListDocumentsQuery, 'type' | 'limit' | 'includeContent'>

/** Resumes, cover letters, portfolios and link-in-bio pages. */
export class DocumentsApi extends DocumentsOperations {
  /**
   * Updates a document.
   * @param change fields with the `revision` that they are based on: somebody else's change in between is a
   *   {@link ConflictError}. Without a `revision`, or as a function of the current document, the change is made to whatever
   *   the document has become meanwhile; a function is called again after a conflict, and changes nothing by returning
   *   undefined.
   */
  override async update(
    id: string,
    change:
      | DocumentUpdate
      | DocumentChange
      | ((current: Document) => DocumentChange | undefined | Promise<DocumentChange | undefined>),
    options?: RequestOptions,
  ): Promise<Document> {
    if (typeof change === 'object' && 'revision' in change) return super.update(id, change, options)
    return despiteOthers(['revision_mismatch'], async () => {
      const current = await this.get(id, options)
      const fields = typeof change === 'function' ? await change(current) : change
      return fields === undefined ? current : super.update(id, { ...fields, revision: current.revision }, options)
    })
  }

  /**
   * Everything that changed at a time or later, deleted documents included, in the order in which it changed. Unlike pages that are
   * counted, it misses nothing while others change documents: what they change during this call comes last, or with the next one.
   * For that pass the time at which this call began, less a minute for clocks that differ.
   * @param since a timestamp; long ago for all documents
   */
  async *changes(since: string, query: ChangesQuery = {}, options?: RequestOptions): AsyncGenerator<DocumentSummary> {
    /** The last row of a page comes again with the next one, so there has to be room for another. */
    const limit = Math.max(2, query.limit ?? (query.includeContent ? 10 : 50))
    const all = { ...query, limit, updatedSince: since }
    const [newest] = (await this.list({ ...all, sort: '-updatedAt', limit: 1 }, options)).items
    const end = Date.parse(newest?.updatedAt ?? since)
    const told = new Map<string, string>()
    let from = Date.parse(since)
    let offset = 0
    for (let isOver = newest === undefined; !isOver; ) {
      const updatedSince = new Date(from).toISOString()
      const { items, hasMore, pagination } = await this.list(
        { ...all, sort: 'updatedAt', updatedSince, offset },
        options,
      )
      for (const item of items) {
        if (told.get(item.id) === item.updatedAt) continue
        told.set(item.id, item.updatedAt)
        yield item
      }
      const last = Date.parse(items.at(-1)?.updatedAt ?? '')
      isOver = !hasMore || last > end
      /** From there on, whatever has moved: only what changed within the same millisecond is counted. */
      offset = last > from ? 0 : (pagination.nextOffset ?? 0)
      from = Math.max(from, last)
    }
  }
}
