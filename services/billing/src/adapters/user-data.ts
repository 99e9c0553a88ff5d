import type { Database, Transaction } from './database.ts'

/** A part of an export: JSON text that makes one object when all parts are joined. */
export interface ExportPart {
  text: string
  /** Where the next part begins; empty after the last one. */
  nextCursor: string
}

/** Collects everything that is held about a user, part by part. @param cursor empty at the beginning */
export type ExportUserData = (userId: string, cursor: string) => Promise<ExportPart>

/** Movements in one part: some hundred KB. */
const pageSize = 1_000

/** Makes the {@link ExportUserData} of a database. */
export function createUserDataExport(database: Database): ExportUserData {
  return async (userId, cursor) => {
    if (cursor === '') {
      const small = JSON.stringify(await smallData(database, userId))
      return { text: `${small.slice(0, -1)},"creditMovements":[`, nextCursor: '0' }
    }
    const after = Number(cursor)
    const movements = await database.ledgerTransaction.findMany({
      where: { userId, number: { gt: after } },
      orderBy: { number: 'asc' },
      take: pageSize,
      omit: { userId: true },
    })
    const last = movements.at(-1)
    if (!last) return { text: ']}', nextCursor: '' }
    const rows = movements.map((movement) => JSON.stringify(movement)).join(',')
    return { text: `${after === 0 ? '' : ','}${rows}`, nextCursor: String(last.number) }
  }
}

async function smallData(database: Database, userId: string): Promise<object> {
  const [wallet, subscription, customer, payments, grants] = await Promise.all([
    database.wallet.findUnique({
      where: { userId },
      select: { available: true, reserved: true, debt: true, updatedAt: true },
    }),
    database.subscription.findUnique({ where: { userId }, omit: { userId: true, version: true, dueAt: true } }),
    database.customer.findUnique({ where: { userId }, select: { providerId: true, createdAt: true } }),
    database.payment.findMany({ where: { userId }, orderBy: { paidAt: 'asc' }, take: 1_000, omit: { userId: true } }),
    database.creditGrant.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      take: 1_000,
      omit: { userId: true },
    }),
  ])
  return { wallet, subscription, customer, payments, creditGrants: grants }
}

/** Erases everything that is held about a user, and remembers only that it did. */
export async function eraseUserData(userId: string, transaction: Transaction): Promise<void> {
  const now = new Date()
  /**
   * The customer first, as everybody else who changes both. Its subscriptions end with it at the provider; a job sees
   * to that.
   */
  await transaction.customer.updateMany({ where: { userId }, data: { erasedAt: now } })
  await transaction.$executeRaw`
    INSERT INTO wallets (user_id, updated_at, erased_at) VALUES (${userId}::uuid, ${now}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET erased_at = excluded.erased_at, updated_at = excluded.updated_at,
      available = 0, reserved = 0, debt = 0, lifetime_credited = 0, lifetime_debited = 0, movements = 0`
  /** The one case in which the ledger lets go of rows: whole users, whose movements add up to zero. */
  await transaction.$executeRaw`SELECT set_config('billing.erasing', 'on', true)`
  await transaction.ledgerEntry.deleteMany({ where: { userId } })
  await transaction.ledgerTransaction.deleteMany({ where: { userId } })
  await transaction.creditReservation.deleteMany({ where: { userId } })
  await transaction.creditGrant.deleteMany({ where: { userId } })
  await transaction.payment.deleteMany({ where: { userId } })
  await transaction.checkout.deleteMany({ where: { userId } })
  await transaction.subscription.deleteMany({ where: { userId } })
}
