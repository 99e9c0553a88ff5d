import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { MasterProfile } from '../generated/prisma/client.ts'
import type { Database, Transaction } from './database.ts'
import type { DocumentCache } from './document-cache.ts'
import { asOwner } from './owners.ts'

/** Master profiles in PostgreSQL. Every change appends its event and drops the caches before it returns. */
export interface MasterProfiles {
  /** The profile of a user; null when none was ever saved. */
  find(userId: string): Promise<MasterProfile | null>
  /**
   * Replaces the whole profile.
   * @param content JSON text
   * @param expected when the state that is replaced was written; undefined when there is to be none
   * @throws AppError `conflict` when another state stands there
   */
  save(userId: string, content: string, expected: Date | undefined): Promise<MasterProfile>
}

/** Makes the {@link MasterProfiles} of a database. */
export function createMasterProfiles(database: Database, cache: DocumentCache): MasterProfiles {
  return {
    find: (userId) => database.masterProfile.findUnique({ where: { userId } }),

    async save(userId, content, expected) {
      const profile = await asOwner(database, userId, async (transaction) => {
        const current = await transaction.masterProfile.findUnique({ where: { userId }, select: { updatedAt: true } })
        if (current?.updatedAt.getTime() !== expected?.getTime()) {
          throw new AppError('conflict', 'Master profile was updated from another session. Refresh and retry.')
        }
        return writeProfile(transaction, userId, content)
      })
      await cache.dropProfile(userId)
      return profile
    },
  }
}

/** Writes a user's profile over whatever stands there, in a transaction that holds the owner's row, and tells of it. */
export async function writeProfile(transaction: Transaction, userId: string, content: string): Promise<MasterProfile> {
  const current = await transaction.masterProfile.findUnique({ where: { userId }, select: { updatedAt: true } })
  /** Always later than the former state, so that no two states have the same time. */
  const updatedAt = new Date(Math.max(Date.now(), (current?.updatedAt.getTime() ?? 0) + 1))
  const profile = await transaction.masterProfile.upsert({
    where: { userId },
    create: { userId, id: newId(), content, createdAt: updatedAt, updatedAt },
    update: { content, updatedAt },
  })
  await appendEvent(transaction, 'masterProfileSaved', { userId })
  return profile
}
