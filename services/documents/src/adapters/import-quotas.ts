import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { freeDocumentsPerType } from '../domain/document.ts'
import { allowanceOf, type ImportKind, type ImportView, viewOf } from '../domain/import/import-quota.ts'
import type { Database, Transaction } from './database.ts'
import { asOwner, isPaid } from './owners.ts'

/** A unit of quota that an import holds while it is at work. */
export interface HeldImport {
  id: string
  isPaid: boolean
}

/** Import quotas in PostgreSQL. A unit is held before the work begins and used only when it succeeds. */
export interface ImportQuotas {
  view(userId: string, kind: ImportKind): Promise<ImportView>
  /**
   * Holds a unit. @throws AppError `rate_limited` when none is free; `permission_denied` when the plan would not take
   * the document that the import makes
   */
  hold(userId: string, kind: ImportKind): Promise<HeldImport>
  /** Gives a held unit back. */
  giveBack(held: HeldImport): Promise<void>
}

/** How long an import may hold a unit: longer than any import takes. */
const heldMs = 60_000

/** Makes the {@link ImportQuotas} of a database. */
export function createImportQuotas(database: Database): ImportQuotas {
  return {
    async view(userId, kind) {
      const paid = await isPaid(database, userId)
      const now = new Date()
      return viewOf(kind, paid, await usedIn(database, userId, kind, paid, now), now)
    },

    hold: (userId, kind) =>
      asOwner(database, userId, async (transaction) => {
        const paid = await isPaid(transaction, userId)
        if (!paid) await requireRoom(transaction, userId)
        const now = new Date()
        const used = await usedIn(transaction, userId, kind, paid, now)
        const { limit } = allowanceOf(kind, paid)
        const held = await transaction.importUse.count({ where: { userId, kind, lapsesAt: { gt: now } } })
        if (used.length + held >= limit) {
          const { resetsInSeconds } = viewOf(kind, paid, used, now)
          throw new AppError('rate_limited', 'Import quota exceeded.', { retryAfterSeconds: resetsInSeconds || 1 })
        }
        const id = newId()
        const lapsesAt = new Date(now.getTime() + heldMs)
        await transaction.importUse.create({ data: { id, userId, kind, at: now, lapsesAt } })
        return { id, isPaid: paid }
      }),

    giveBack: async ({ id }) => {
      await database.importUse.deleteMany({ where: { id, lapsesAt: { not: null } } })
    },
  }
}

/** Turns a held unit into a used one, in the transaction of the import. @throws AppError `unavailable` when it lapsed */
export async function useImport(transaction: Transaction, { id }: HeldImport): Promise<void> {
  const now = new Date()
  const { count } = await transaction.importUse.updateMany({
    where: { id, lapsesAt: { gt: now } },
    data: { at: now, lapsesAt: null },
  })
  if (count === 0) throw new AppError('unavailable', 'The import took too long. Please try again.')
}

/** When the imports within the window were, the oldest first. */
async function usedIn(
  reader: Database | Transaction,
  userId: string,
  kind: ImportKind,
  paid: boolean,
  now: Date,
): Promise<Date[]> {
  const since = new Date(now.getTime() - allowanceOf(kind, paid).windowMs)
  const rows = await reader.importUse.findMany({
    where: { userId, kind, lapsesAt: null, at: { gt: since } },
    orderBy: { at: 'asc' },
    select: { at: true },
  })
  return rows.map(({ at }) => at)
}

async function requireRoom(transaction: Transaction, userId: string): Promise<void> {
  const counted = await transaction.documentCount.findUnique({
    where: { userId_type: { userId, type: 'RESUME' } },
    select: { active: true },
  })
  if ((counted?.active ?? 0) >= freeDocumentsPerType) {
    throw new AppError('permission_denied', 'The free plan allows one active document per type.')
  }
}
