import { AppError } from '@resume/service-kit/errors/app-error'
import { type DocumentType, freeDocumentsPerType } from '../domain/document.ts'
import type { Database, Transaction } from './database.ts'

/**
 * Does work that must not overlap with other such work of the same user: it holds the owner's row until it commits.
 * @throws AppError `unauthenticated` when the user was erased meanwhile
 */
export function asOwner<T>(
  database: Database,
  userId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.$transaction(async (transaction) => {
    const [owner] = await transaction.$queryRaw<{ erased_at: Date | null }[]>`
      INSERT INTO owners (user_id) VALUES (${userId}::uuid)
      ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
      RETURNING erased_at`
    if (owner?.erased_at) throw new AppError('unauthenticated', 'Authentication required')
    return work(transaction)
  })
}

/** Whether a user has a paid plan: any subscription that entitles to something now. */
export async function isPaid(transaction: Database | Transaction, userId: string): Promise<boolean> {
  const paid = await transaction.subscription.findFirst({
    where: { userId, entitlements: { isEmpty: false } },
    select: { userId: true },
  })
  return paid !== null
}

/**
 * Counts one more active document, if the plan allows it; one statement on one row decides.
 * @throws AppError `permission_denied` at the limit of the free plan
 */
export async function countDocument(transaction: Transaction, userId: string, type: DocumentType): Promise<void> {
  const limit = (await isPaid(transaction, userId)) ? null : freeDocumentsPerType
  const counted = await transaction.$executeRaw`
    INSERT INTO document_counts AS known (user_id, type, active) VALUES (${userId}::uuid, ${type}, 1)
    ON CONFLICT (user_id, type) DO UPDATE SET active = known.active + 1
    WHERE ${limit}::int IS NULL OR known.active < ${limit}::int`
  if (counted === 0) {
    throw new AppError('permission_denied', 'The free plan allows one active document per type.')
  }
}

/** Counts one active document less. */
export async function uncountDocument(transaction: Transaction, userId: string, type: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE document_counts SET active = active - 1 WHERE user_id = ${userId}::uuid AND type = ${type}`
}
