import type { DocumentType } from '@resume/proto/limits/documents'
import type { Transaction } from './database.ts'

/** Counts of active documents, by user and type. */
export function createDocumentCounts() {
  return {
    /** One statement on one row decides, so that no two documents take the last place. */
    async increment(
      transaction: Transaction,
      userId: string,
      type: DocumentType,
      limit: number | null,
    ): Promise<boolean> {
      const counted = await transaction.$executeRaw`
        INSERT INTO document_counts AS known (user_id, type, active) VALUES (${userId}::uuid, ${type}, 1)
        ON CONFLICT (user_id, type) DO UPDATE SET active = known.active + 1
        WHERE ${limit}::int IS NULL OR known.active < ${limit}::int`
      return counted > 0
    },

    async decrement(transaction: Transaction, userId: string, type: DocumentType): Promise<void> {
      await transaction.$executeRaw`
        UPDATE document_counts SET active = active - 1 WHERE user_id = ${userId}::uuid AND type = ${type}`
    },

    async activeOf(transaction: Transaction, userId: string, type: DocumentType): Promise<number> {
      const counted = await transaction.documentCount.findUnique({
        where: { userId_type: { userId, type } },
        select: { active: true },
      })
      return counted?.active ?? 0
    },
  }
}
