import type { ImportKind } from '../domain/import/import-quota.ts'
import type { Database, Transaction } from './database.ts'

/** Imports that count against quotas: those that succeeded, and those at work until they lapse. */
export function createImportUseRepository(database: Database) {
  return {
    async usedSince(userId: string, kind: ImportKind, since: Date, transaction?: Transaction): Promise<Date[]> {
      const rows = await (transaction ?? database).importUse.findMany({
        where: { userId, kind, lapsesAt: null, at: { gt: since } },
        orderBy: { at: 'asc' },
        select: { at: true },
      })
      return rows.map(({ at }) => at)
    },

    heldOf: (transaction: Transaction, userId: string, kind: ImportKind, now: Date): Promise<number> =>
      transaction.importUse.count({ where: { userId, kind, lapsesAt: { gt: now } } }),

    async hold(
      transaction: Transaction,
      use: { id: string; userId: string; kind: ImportKind; at: Date; lapsesAt: Date },
    ): Promise<void> {
      await transaction.importUse.create({ data: use })
    },

    async markUsed(transaction: Transaction, id: string, now: Date): Promise<boolean> {
      const { count } = await transaction.importUse.updateMany({
        where: { id, lapsesAt: { gt: now } },
        data: { at: now, lapsesAt: null },
      })
      return count > 0
    },

    async release(id: string): Promise<void> {
      await database.importUse.deleteMany({ where: { id, lapsesAt: { not: null } } })
    },
  }
}
