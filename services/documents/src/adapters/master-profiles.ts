import type { MasterProfile } from '../domain/master-profile.ts'
import type { Database, Transaction } from './database.ts'

/** Master profiles in PostgreSQL. */
export function createMasterProfileRepository(database: Database) {
  return {
    find: (userId: string): Promise<MasterProfile | null> => database.masterProfile.findUnique({ where: { userId } }),

    async contentOf(transaction: Transaction, userId: string): Promise<string | undefined> {
      const profile = await transaction.masterProfile.findUnique({ where: { userId }, select: { content: true } })
      return profile?.content
    },

    async update(
      transaction: Transaction,
      userId: string,
      next: (current: { updatedAt: Date } | undefined) => Pick<MasterProfile, 'id' | 'content' | 'updatedAt'>,
    ): Promise<MasterProfile> {
      const current = await transaction.masterProfile.findUnique({ where: { userId }, select: { updatedAt: true } })
      const { id, content, updatedAt } = next(current ?? undefined)
      return transaction.masterProfile.upsert({
        where: { userId },
        create: { userId, id, content, createdAt: updatedAt, updatedAt },
        update: { content, updatedAt },
      })
    },
  }
}
