import { AppError } from '@resume/service-kit/errors/app-error'
import type { Transaction } from './database.ts'

/** Which users are gone. */
export const users = {
  /** @throws AppError `unauthenticated` for a user who is gone; nobody erases another until the transaction ends */
  async requireAlive(transaction: Transaction, userId: string): Promise<void> {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${userId}, 0))`
    const erased = await transaction.erasedUser.findUnique({ where: { userId } })
    if (erased) throw new AppError('unauthenticated')
  },

  /** Waits for what is in work for a user, and lets nothing begin after it. */
  async markErased(transaction: Transaction, userId: string): Promise<void> {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))`
    await transaction.$executeRaw`
      INSERT INTO erased_users (user_id, erased_at) VALUES (${userId}, now()) ON CONFLICT DO NOTHING`
  },

  async removeData(transaction: Transaction, userId: string): Promise<void> {
    await transaction.ambassadorApplication.deleteMany({ where: { userId } })
    await transaction.contactMessage.deleteMany({ where: { userId } })
    await transaction.paidRun.deleteMany({ where: { userId } })
    await transaction.runSlot.deleteMany({ where: { userId } })
  },
}
