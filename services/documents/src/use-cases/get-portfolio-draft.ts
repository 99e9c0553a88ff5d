import type { Document } from '../domain/document.ts'
import { documentNotFound } from '../domain/failures.ts'

/** What reading a portfolio draft needs. */
export interface GetPortfolioDraftPorts {
  documents: {
    /** An active portfolio of the user: the one that is named, else the newest. */
    portfolioWithContent(userId: string, documentId: string | undefined): Promise<Document | undefined>
  }
}

/**
 * Reads a portfolio draft.
 * @param documentId undefined: the newest
 * @returns undefined when none is named and the user has none
 * @throws AppError `not_found` when the named document is missing, somebody else's or no portfolio
 */
export async function getPortfolioDraft(
  { documents }: GetPortfolioDraftPorts,
  userId: string,
  documentId: string | undefined,
): Promise<Document | undefined> {
  const draft = await documents.portfolioWithContent(userId, documentId)
  if (!draft && documentId !== undefined) throw documentNotFound()
  return draft
}
