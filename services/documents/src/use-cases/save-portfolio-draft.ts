import { defaultPortfolioTemplate } from '@resume/proto/limits/portfolios'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import type { DocumentHead } from '../domain/document.ts'
import { documentNotFound } from '../domain/failures.ts'
import type { DraftFields } from '../domain/portfolio-draft.ts'
import { type AddDocumentPorts, addDocument } from './add-document.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'
import { type ReviseDocumentPorts, reviseDocument } from './revise-document.ts'

/** What saving a portfolio draft needs. */
export type SavePortfolioDraftPorts = AddDocumentPorts &
  LockOwnerPorts &
  ReviseDocumentPorts & {
    documents: {
      /** An active portfolio of the user: the one that is named, else the newest. */
      portfolio(
        transaction: Transaction,
        userId: string,
        documentId: string | undefined,
      ): Promise<{ id: string; revision: number } | null>
    }
  }

/** A draft to save. */
export interface DraftToSave {
  /** Undefined: the newest, or a new one. */
  documentId: string | undefined
  /** The revision that the caller knows; undefined: the caller knows of no draft. */
  revision: number | undefined
  fields: DraftFields
}

/**
 * Saves a portfolio draft. A caller who knows another revision than the current one, or of no draft though there is one,
 * changes nothing: of two tabs that save at once, one is told.
 * @throws AppError `not_found`; `revision_mismatch`; `plan_limit` for a first draft beyond the plan
 */
export function savePortfolioDraft(
  ports: SavePortfolioDraftPorts,
  userId: string,
  draft: DraftToSave,
): Promise<DocumentHead> {
  return commitWithOwnerLock(ports, userId, async (transaction, outbox) => {
    const current = await ports.documents.portfolio(transaction, userId, draft.documentId)
    if (current) return saveNext(ports, transaction, outbox, userId, current, draft)
    if (draft.documentId !== undefined) throw documentNotFound()
    if (draft.revision !== undefined) throw mismatch(draft.revision, 0)
    const fields = { templateId: defaultPortfolioTemplate, ...draft.fields }
    return addDocument(ports, transaction, outbox, userId, 'PORTFOLIO', fields)
  })
}

async function saveNext(
  ports: SavePortfolioDraftPorts,
  transaction: Transaction,
  outbox: Outbox,
  userId: string,
  current: { id: string; revision: number },
  { revision, fields: { content, ...changes } }: DraftToSave,
): Promise<DocumentHead> {
  if (revision !== current.revision) throw mismatch(revision, current.revision)
  const next = { id: newId(), text: content }
  const update = { userId, documentId: current.id, expected: revision, changes, content: next }
  const revised = await reviseDocument(ports, transaction, outbox, update)
  if (revised) return revised
  /** An update of the document came between, which does not wait for this lock. */
  const latest = await ports.documents.portfolio(transaction, userId, current.id)
  if (!latest) throw documentNotFound()
  throw mismatch(revision, latest.revision)
}

function mismatch(client: number | undefined, server: number): AppError {
  return new AppError('revision_mismatch', { client: client ?? 'none', server })
}
