import type { Owner } from '../use-cases/change-publication.ts'
import type { Suspension } from '../use-cases/follow-suspension.ts'
import type { Database, Transaction } from './database.ts'

/** Users, so that changes that must not overlap wait for each other. */
export function createPublishers(database: Database) {
  return {
    async lock(transaction: Transaction, userId: string): Promise<Owner> {
      const [owner] = await transaction.$queryRaw<Owner[]>`
        INSERT INTO owners (user_id) VALUES (${userId}::uuid)
        ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
        RETURNING erased_at AS "erasedAt", suspended_at AS "suspendedAt", deletions,
          moderation_version AS "moderationVersion"`
      return owner ?? { erasedAt: null, suspendedAt: null, deletions: 0, moderationVersion: 0 }
    },

    /** @returns false when it is older than what is known */
    async noteSuspension(transaction: Transaction, { userId, suspended, version }: Suspension): Promise<boolean> {
      const { count } = await transaction.owner.updateMany({
        where: { userId, suspensionVersion: { lt: version } },
        data: { suspendedAt: suspended ? new Date() : null, suspensionVersion: version },
      })
      return count > 0
    },

    async noteModeration(transaction: Transaction, userId: string, version: number): Promise<void> {
      await transaction.owner.update({ where: { userId }, data: { moderationVersion: version } })
    },

    deletions: async (userId: string): Promise<number> =>
      (await database.owner.findUnique({ where: { userId }, select: { deletions: true } }))?.deletions ?? 0,

    async noteDeletion(transaction: Transaction, userId: string): Promise<void> {
      await transaction.owner.update({ where: { userId }, data: { deletions: { increment: 1 } } })
    },
  }
}
