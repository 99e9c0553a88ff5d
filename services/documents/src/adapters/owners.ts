import type { TaggedTransaction } from '@resume/service-kit/database/pool-transactions'
import type { Suspension } from '../use-cases/follow-suspension.ts'
import type { LockedOwner } from '../use-cases/lock-owner.ts'
import type { Transaction } from './database.ts'

/** Owners of documents. */
export const owners = {
  /** Locks an owner's row until the transaction ends, and creates it for a new owner. */
  async lock(transaction: TaggedTransaction, userId: string): Promise<LockedOwner> {
    const [owner] = await transaction.$queryRaw<LockedOwner[]>`
      INSERT INTO owners (user_id) VALUES (${userId}::uuid)
      ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
      RETURNING erased_at AS "erasedAt", suspended_at AS "suspendedAt"`
    return owner ?? { erasedAt: null, suspendedAt: null }
  },

  /** Notes a user's suspension or its end. @returns false when it is older than what is known */
  async noteSuspension(transaction: Transaction, { userId, suspended, version }: Suspension): Promise<boolean> {
    const { count } = await transaction.owner.updateMany({
      where: { userId, suspensionVersion: { lt: version } },
      data: { suspendedAt: suspended ? new Date() : null, suspensionVersion: version },
    })
    return count > 0
  },

  /** Marks a user as erased; the time of the first mark stays. */
  async markErased(transaction: Transaction, userId: string): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO owners (user_id, erased_at) VALUES (${userId}::uuid, now())
      ON CONFLICT (user_id) DO UPDATE SET erased_at = coalesce(owners.erased_at, excluded.erased_at)`
  },
}
