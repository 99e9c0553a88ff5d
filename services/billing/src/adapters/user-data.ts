import { AppError } from '@resume/service-kit/errors/app-error'
import type { Transaction } from './database.ts'

/** Rows of a table that one step of an erasure removes. */
const rowsAtOnce = 1_000

/** Whether a user is gone or suspended. What {@link userData} changes of that waits until the transaction ends. */
async function heldEnding(
  transaction: Transaction,
  userId: string,
): Promise<{ erasedAt: Date | null; suspendedAt: Date | null }> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${userId}, 0))`
  const select = { erasedAt: true, suspendedAt: true } as const
  const wallet = await transaction.wallet.findUnique({ where: { userId }, select })
  return wallet ?? { erasedAt: null, suspendedAt: null }
}

/** What is held about users, to be erased. */
export const userData = {
  /** @throws AppError `unauthenticated` for a user who is gone or suspended; neither happens until the transaction ends */
  async requireActive(transaction: Transaction, userId: string): Promise<void> {
    const { erasedAt, suspendedAt } = await heldEnding(transaction, userId)
    if (erasedAt || suspendedAt) throw new AppError('unauthenticated')
  },
  /** When a user was erased; null for one who is not, and who is not until the transaction ends. */
  async erasedAt(transaction: Transaction, userId: string): Promise<Date | null> {
    return (await heldEnding(transaction, userId)).erasedAt
  },
  /**
   * Notes that a user is erased; the customer goes at the provider later, and then its row. Waits for what is in work for the
   * user in the affiliate program, and for a customer who is being added, and lets nothing of that begin after it unknowing.
   */
  async markErased(transaction: Transaction, userId: string, now: Date): Promise<void> {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))`
    /** The customer first, as everybody else who changes both. */
    await transaction.customer.updateMany({ where: { userId }, data: { erasedAt: now } })
    await transaction.$executeRaw`
      INSERT INTO wallets (user_id, updated_at, erased_at) VALUES (${userId}::uuid, ${now}, ${now})
      ON CONFLICT (user_id) DO UPDATE SET erased_at = excluded.erased_at, updated_at = excluded.updated_at,
        suspended_at = NULL,
        available = 0, reserved = 0, debt = 0, lifetime_credited = 0, lifetime_debited = 0, movements = 0`
  },
  /**
   * Removes some of what a user may have any number of. It is the one case in which the ledger lets go of rows: whole
   * movements, whose entries sum to zero, of a user who is marked as erased.
   * @returns whether there may be more
   */
  async removeSome(transaction: Transaction, userId: string): Promise<boolean> {
    await transaction.$executeRaw`SELECT set_config('billing.erasing', 'on', true)`
    const movements = await transaction.ledgerTransaction.findMany({
      where: { userId },
      orderBy: { number: 'asc' },
      take: rowsAtOnce,
      select: { id: true },
    })
    const ids = movements.map(({ id }) => id)
    await transaction.ledgerEntry.deleteMany({ where: { transactionId: { in: ids } } })
    await transaction.ledgerTransaction.deleteMany({ where: { id: { in: ids } } })
    const removed = [
      await transaction.creditReservation.deleteMany({ where: { userId }, limit: rowsAtOnce }),
      await transaction.creditGrant.deleteMany({ where: { userId }, limit: rowsAtOnce }),
      await transaction.payment.deleteMany({ where: { userId }, limit: rowsAtOnce }),
    ]
    return [ids.length, ...removed.map(({ count }) => count)].includes(rowsAtOnce)
  },
  /** Removes everything else. */
  async removeRest(transaction: Transaction, userId: string): Promise<void> {
    await transaction.checkout.deleteMany({ where: { userId } })
    await transaction.subscription.deleteMany({ where: { userId } })
  },
}
