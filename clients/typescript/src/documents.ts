import { despiteOthers } from './conflict.ts'
import { DocumentsOperations } from './generated/operations.ts'
import type { Document, DocumentUpdate } from './generated/schemas.ts'
import type { RequestOptions } from './options.ts'

/** What to change of a document. */
export type DocumentChange = Omit<DocumentUpdate, 'revision'>

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
}
