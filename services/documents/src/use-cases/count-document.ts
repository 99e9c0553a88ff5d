import type { DocumentType } from '@resume/proto/limits/documents'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { documentLimitReached } from '../domain/failures.ts'
import { documentsPerType } from '../domain/plan.ts'

/** What counting a document needs. */
export interface CountDocumentPorts {
  subscriptions: {
    /** Whether any subscription of the user entitles to something now. */
    isPaid(userId: string, transaction?: Transaction): Promise<boolean>
  }
  counts: {
    /**
     * Counts one more active document, in one statement that decides on one row.
     * @param limit the most active documents of the type; null without a limit
     * @returns false when the limit is reached
     */
    increment(transaction: Transaction, userId: string, type: DocumentType, limit: number | null): Promise<boolean>
  }
}

/**
 * Counts one more active document of a user.
 * @throws AppError `plan_limit`
 */
export async function countDocument(
  { subscriptions, counts }: CountDocumentPorts,
  transaction: Transaction,
  userId: string,
  type: DocumentType,
): Promise<void> {
  const limit = documentsPerType(await subscriptions.isPaid(userId, transaction))
  if (!(await counts.increment(transaction, userId, type, limit))) throw documentLimitReached()
}
