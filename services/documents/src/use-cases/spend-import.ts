import type { DocumentType } from '@resume/proto/limits/documents'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { Document } from '../domain/document.ts'
import { documentLimitReached } from '../domain/failures.ts'
import {
  allowanceOf,
  failureAllowanceOf,
  failuresWait,
  type ImportKind,
  importReservedUntil,
  quotaOf,
} from '../domain/import/import-quota.ts'
import { documentsPerType } from '../domain/plan.ts'
import type { Profile } from '../domain/profile.ts'
import { type ReadImportUsesPorts, usedImports } from './get-import-quota.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'
import { type SaveImportedProfilePorts, saveImportedProfile } from './save-imported-profile.ts'

/** A unit of quota that is reserved for an import while it is at work. */
interface ReservedImport {
  id: string
  isPaid: boolean
}

/** What an import with a quota needs. */
export type SpendImportPorts = LockOwnerPorts &
  SaveImportedProfilePorts &
  ReadImportUsesPorts & {
    counts: {
      /** How many active documents of a type the user has. */
      activeOf(transaction: Transaction, userId: string, type: DocumentType): Promise<number>
    }
    importUses: {
      /** How many units are reserved now. */
      countReserved(transaction: Transaction, userId: string, kind: ImportKind, now: Date): Promise<number>
      /** Reserves a unit until a time. */
      reserve(
        transaction: Transaction,
        use: { id: string; userId: string; kind: ImportKind; at: Date; lapsesAt: Date },
      ): Promise<void>
      /** Marks a reserved unit as used. @returns false when its reservation has lapsed */
      markUsed(transaction: Transaction, id: string, now: Date): Promise<boolean>
      /** Releases a reserved unit; a used one stays. */
      release(id: string): Promise<void>
      /** Marks a reserved unit as a failed import, which counts against no quota. */
      markFailed(id: string, kind: ImportKind, now: Date): Promise<void>
      /** The times of the imports that failed after a time, the oldest first, and how many are at work. Each counts once. */
      failedAndReserved(
        transaction: Transaction,
        user: { userId: string; kind: ImportKind; since: Date; now: Date },
      ): Promise<{ failed: Date[]; reserved: number }>
    }
    /** Told of a reserved unit that could not be released and lapses by itself. */
    onUnreleasedImport(error: unknown): void
  }

/**
 * Imports a profile for one unit of quota. The unit is reserved before the work begins and used only when it succeeds.
 * @param read gets whether the user has a paid plan, and finds the profile
 * @param isFailure whether an import that came to nothing counts as a failed one
 * @throws AppError `quota_exceeded` when no unit is left; `rate_limited` after too many failed imports; `plan_limit`;
 *   `took_too_long`
 */
export async function spendImport(
  ports: SpendImportPorts,
  userId: string,
  kind: ImportKind,
  replaceMaster: boolean,
  read: (isPaid: boolean) => Promise<Profile>,
  isFailure: (error: unknown) => boolean = () => false,
): Promise<Document> {
  const reserved = await reserveImport(ports, userId, kind)
  try {
    const profile = await read(reserved.isPaid)
    return await saveImportedProfile(ports, userId, profile, replaceMaster, async (transaction) => {
      if (!(await ports.importUses.markUsed(transaction, reserved.id, new Date()))) {
        throw new AppError('took_too_long', { work: 'import' })
      }
    })
  } catch (error) {
    const { importUses } = ports
    const ended = isFailure(error)
      ? importUses.markFailed(reserved.id, kind, new Date())
      : importUses.release(reserved.id)
    await ended.catch(ports.onUnreleasedImport)
    throw error
  }
}

function reserveImport(ports: SpendImportPorts, userId: string, kind: ImportKind): Promise<ReservedImport> {
  const { subscriptions, counts, importUses } = ports
  return commitWithOwnerLock(ports, userId, async (transaction) => {
    const isPaid = await subscriptions.isPaid(userId, transaction)
    const room = documentsPerType(isPaid)
    if (room !== null && (await counts.activeOf(transaction, userId, 'RESUME')) >= room) throw documentLimitReached()
    const now = new Date()
    const used = await usedImports(ports, userId, kind, isPaid, now, transaction)
    const reserved = await importUses.countReserved(transaction, userId, kind, now)
    if (used.length + reserved >= allowanceOf(kind, isPaid).limit) {
      const { resetsInSeconds } = quotaOf(kind, isPaid, used, now)
      throw new AppError('quota_exceeded', { quota: 'Import' }, { retryAfterSeconds: resetsInSeconds || 1 })
    }
    const failures = failureAllowanceOf(kind)
    if (failures) {
      const since = new Date(now.getTime() - failures.windowMs)
      const window = { userId, kind, since, now }
      const { failed, reserved: atWork } = await importUses.failedAndReserved(transaction, window)
      const retryAfterSeconds = failuresWait(failures, failed, atWork, now)
      if (retryAfterSeconds > 0) throw new AppError('rate_limited', { retryAfterSeconds })
    }
    const id = newId()
    await importUses.reserve(transaction, { id, userId, kind, at: now, lapsesAt: importReservedUntil(now) })
    return { id, isPaid }
  })
}
