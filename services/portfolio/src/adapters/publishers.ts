import type { Owner } from '../use-cases/change-publication.ts'
import type { Database, Transaction } from './database.ts'

/** Users, so that changes that must not overlap wait for each other. */
export function createPublishers(database: Database) {
  return {
    async lock(transaction: Transaction, userId: string): Promise<Owner> {
      const [owner] = await transaction.$queryRaw<Owner[]>`
        INSERT INTO owners (user_id) VALUES (${userId}::uuid)
        ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
        RETURNING erased_at AS "erasedAt", deletions`
      return owner ?? { erasedAt: null, deletions: 0 }
    },

    deletions: async (userId: string): Promise<number> =>
      (await database.owner.findUnique({ where: { userId }, select: { deletions: true } }))?.deletions ?? 0,

    async noteDeletion(transaction: Transaction, userId: string): Promise<void> {
      await transaction.owner.update({ where: { userId }, data: { deletions: { increment: 1 } } })
    },
  }
}
