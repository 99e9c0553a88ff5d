import type { ImportKind } from '../domain/import/import-quota.ts'
import type { Database, Transaction } from './database.ts'

/** The kind of a row that tells of a failed import: a kind of its own, so that nothing that counts imports counts it. */
const failedKind = (kind: ImportKind) => `${kind}_failed`

/** Imports that count against quotas: those that succeeded, and those at work until they lapse. Failed ones count apart. */
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

    countReserved: (transaction: Transaction, userId: string, kind: ImportKind, now: Date): Promise<number> =>
      transaction.importUse.count({ where: { userId, kind, lapsesAt: { gt: now } } }),

    async reserve(
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

    async markFailed(id: string, kind: ImportKind, now: Date): Promise<void> {
      await database.importUse.updateMany({
        where: { id, lapsesAt: { not: null } },
        data: { kind: failedKind(kind), at: now, lapsesAt: null },
      })
    },

    /** One statement, so that an import that fails meanwhile is counted once: as one at work, or as a failed one. */
    async failedAndReserved(
      transaction: Transaction,
      { userId, kind, since, now }: { userId: string; kind: ImportKind; since: Date; now: Date },
    ): Promise<{ failed: Date[]; reserved: number }> {
      const rows = await transaction.importUse.findMany({
        where: {
          userId,
          OR: [
            { kind: failedKind(kind), at: { gt: since } },
            { kind, lapsesAt: { gt: now } },
          ],
        },
        orderBy: { at: 'asc' },
        select: { at: true, lapsesAt: true },
      })
      const failed = rows.flatMap(({ at, lapsesAt }) => (lapsesAt === null ? [at] : []))
      return { failed, reserved: rows.length - failed.length }
    },

    async release(id: string): Promise<void> {
      await database.importUse.deleteMany({ where: { id, lapsesAt: { not: null } } })
    },
  }
}
