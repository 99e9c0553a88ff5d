import { AppError } from '@resume/service-kit/errors/app-error'
import type { Database, Transaction } from './database.ts'

/** A part of an export: JSON text that makes one object when all parts are joined. */
export interface ExportPart {
  text: string
  /** Where the next part begins; empty after the last one. */
  nextCursor: string
}

/** Collects everything that is held about a user, part by part. @param cursor empty at the beginning */
export type ExportUserData = (userId: string, cursor: string) => Promise<ExportPart>

/** Rows in one part: some hundred KB. */
const pageSize = 500

/** A list of the export. */
interface ExportedList {
  name: string
  /** Reads the rows that come after a key, each with its own key. @param after empty at the beginning */
  read(database: Database, userId: string, after: string): Promise<{ key: string; row: object }[]>
}

/** Before every id. */
const firstId = '00000000-0000-0000-0000-000000000000'

const byId = (userId: string, after: string) =>
  ({
    where: { userId, id: { gt: after || firstId } },
    orderBy: { id: 'asc' },
    take: pageSize,
    omit: { userId: true },
  }) as const

const lists: ExportedList[] = [
  {
    name: 'payments',
    read: async (database, userId, after) =>
      (await database.payment.findMany(byId(userId, after))).map((row) => ({ key: row.id, row })),
  },
  {
    name: 'creditGrants',
    read: async (database, userId, after) =>
      (await database.creditGrant.findMany(byId(userId, after))).map((row) => ({ key: row.id, row })),
  },
  {
    name: 'creditReservations',
    read: async (database, userId, after) =>
      (await database.creditReservation.findMany(byId(userId, after))).map((row) => ({ key: row.id, row })),
  },
  { name: 'creditMovements', read: readMovements },
]

/** Movements with their entries, so that every credit can be followed from its grant to where it went. */
async function readMovements(database: Database, userId: string, after: string) {
  const movements = await database.ledgerTransaction.findMany({
    where: { userId, number: { gt: Number(after) } },
    orderBy: { number: 'asc' },
    take: pageSize,
    omit: { userId: true },
  })
  const entries = await database.ledgerEntry.findMany({
    where: { transactionId: { in: movements.map(({ id }) => id) } },
    orderBy: [{ transactionId: 'asc' }, { position: 'asc' }],
    select: { transactionId: true, account: true, grantId: true, amount: true },
  })
  const entriesOf = Map.groupBy(entries, ({ transactionId }) => transactionId)
  return movements.map((movement) => ({
    key: String(movement.number),
    row: {
      ...movement,
      entries: (entriesOf.get(movement.id) ?? []).map(({ account, grantId, amount }) => ({ account, grantId, amount })),
    },
  }))
}

/** Makes the {@link ExportUserData} of a database. A cursor is the number of a list and the key that was last in it. */
export function createUserDataExport(database: Database): ExportUserData {
  return async (userId, cursor) => {
    if (cursor === '') {
      const small = JSON.stringify(await smallData(database, userId))
      return { text: `${small.slice(0, -1)},"${lists[0]?.name}":[`, nextCursor: '0:' }
    }
    const [place = '', after = ''] = cursor.split(':')
    const list = lists[Number(place)]
    if (!list) throw new AppError('invalid_argument', 'The cursor is unknown')
    const rows = await list.read(database, userId, after)
    const last = rows.at(-1)
    if (last) {
      const text = rows.map(({ row }) => JSON.stringify(row)).join(',')
      return { text: `${after === '' ? '' : ','}${text}`, nextCursor: `${place}:${last.key}` }
    }
    const next = lists[Number(place) + 1]
    return next ? { text: `],"${next.name}":[`, nextCursor: `${Number(place) + 1}:` } : { text: ']}', nextCursor: '' }
  }
}

async function smallData(database: Database, userId: string): Promise<object> {
  const [wallet, subscription, customer, checkout] = await Promise.all([
    database.wallet.findUnique({
      where: { userId },
      select: { available: true, reserved: true, debt: true, updatedAt: true },
    }),
    database.subscription.findUnique({ where: { userId }, omit: { userId: true, version: true, dueAt: true } }),
    database.customer.findUnique({ where: { userId }, select: { providerId: true, createdAt: true } }),
    database.checkout.findUnique({ where: { userId }, omit: { userId: true } }),
  ])
  return { wallet, subscription, customer, checkout }
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
