import type { Transaction } from './database.ts'

/** Users who have something here. */
export const owners = {
  /** Locks an owner's row until the transaction ends, and creates it for a new owner. */
  async lock(transaction: Transaction, userId: string): Promise<{ erasedAt: Date | null }> {
    const [owner] = await transaction.$queryRaw<{ erasedAt: Date | null }[]>`
      INSERT INTO owners (user_id) VALUES (${userId}::uuid)
      ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
      RETURNING erased_at AS "erasedAt"`
    return owner ?? { erasedAt: null }
  },

  /** Marks a user as erased; the time of the first mark stays. */
  async markErased(transaction: Transaction, userId: string): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO owners (user_id, erased_at) VALUES (${userId}::uuid, now())
      ON CONFLICT (user_id) DO UPDATE SET erased_at = coalesce(owners.erased_at, excluded.erased_at)`
  },
}
