import { despiteOthers } from './conflict.ts'
import { PortfoliosOperations } from './generated/operations.ts'
import type { PortfolioDraft, PortfolioDraftSave } from './generated/schemas.ts'
import type { RequestOptions } from './options.ts'

/** What a draft becomes. */
export type DraftContent = Pick<PortfolioDraftSave, 'subdomain' | 'snapshot'>

/** Drafts, and what is published of them. */
export class PortfoliosApi extends PortfoliosOperations {
  /**
   * Changes your newest draft, whatever it has become meanwhile, or makes the first one.
   * @param change gets the current draft, null when there is none yet; it is called again when somebody else has changed the
   *   draft in between
   */
  updateDraft(
    change: (current: PortfolioDraft | null) => DraftContent | Promise<DraftContent>,
    options?: RequestOptions,
  ): Promise<PortfolioDraft> {
    return despiteOthers(['revision_mismatch'], async () => {
      const { draft } = await this.get(options)
      const based = draft && { documentId: draft.id, revision: draft.revision }
      return this.saveDraft({ ...(await change(draft)), ...based }, options)
    })
  }
}
