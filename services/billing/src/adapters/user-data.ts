import { AppError } from '@resume/service-kit/errors/app-error'
import {
  beforeEveryId,
  createUserDataExport,
  type ExportedItem,
  type ExportUserData,
} from '@resume/service-kit/user-data/export'
import type { Database, Transaction } from './database.ts'

/** Rows of a table that one step of an erasure removes. */
const rowsAtOnce = 1_000

/** Rows in one part: some hundred KB. */
const pageSize = 500

const byId = (userId: string, after: string) =>
  ({
    where: { userId, id: { gt: after || beforeEveryId } },
    orderBy: { id: 'asc' },
    take: pageSize,
    omit: { userId: true },
  }) as const

const itemsOf = (rows: { id: string }[]): ExportedItem[] =>
  rows.map((row) => ({ key: row.id, text: JSON.stringify(row) }))

/** Makes the {@link ExportUserData} of a database. */
export function createExportUserData(database: Database): ExportUserData {
  return createUserDataExport(
    (userId) => readHead(database, userId),
    [
      {
        name: 'payments',
        page: async (userId, after) => itemsOf(await database.payment.findMany(byId(userId, after))),
      },
      {
        name: 'creditGrants',
        page: async (userId, after) => itemsOf(await database.creditGrant.findMany(byId(userId, after))),
      },
      {
        name: 'creditReservations',
        page: (userId, after) => readReservations(database, userId, after),
      },
      {
        name: 'affiliateReferrals',
        page: ofAffiliate(database, (where) => database.affiliateReferral.findMany({ ...where, omit: withoutOthers })),
      },
      {
        name: 'affiliateCommissions',
        page: ofAffiliate(database, (where) =>
          database.affiliateCommission.findMany({ ...where, omit: { affiliateId: true, paymentId: true } }),
        ),
      },
      {
        name: 'affiliateWithdrawals',
        page: ofAffiliate(database, (where) => database.affiliateWithdrawal.findMany({ ...where, omit: ownAffiliate })),
      },
      { name: 'creditMovements', page: (userId, after) => readMovements(database, userId, after) },
    ],
  )
}

async function readHead(database: Database, userId: string): Promise<object> {
  const [wallet, subscription, customer, checkout, affiliate, referral] = await Promise.all([
    database.wallet.findUnique({
      where: { userId },
      select: { available: true, reserved: true, debt: true, updatedAt: true },
    }),
    database.subscription.findUnique({ where: { userId }, omit: { userId: true, version: true, dueAt: true } }),
    database.customer.findUnique({ where: { userId }, select: { providerId: true, isLive: true, createdAt: true } }),
    database.checkout.findUnique({ where: { userId }, omit: { userId: true } }),
    database.affiliate.findUnique({
      where: { userId },
      omit: { userId: true, nameAsOf: true, suspensionVersion: true },
    }),
    /** Whether somebody referred the user; not who. */
    database.affiliateReferral.findUnique({ where: { userId }, omit: withoutOthers }),
  ])
  return { wallet, subscription, customer, checkout, affiliate, referral }
}

/** Reservations in the order of their request IDs, which an index holds by user: somebody may have any number of them. */
async function readReservations(database: Database, userId: string, after: string): Promise<ExportedItem[]> {
  const rows = await database.creditReservation.findMany({
    where: { userId, requestId: { gt: after } },
    orderBy: { requestId: 'asc' },
    take: pageSize,
    omit: { userId: true },
  })
  return rows.map((row) => ({ key: row.requestId, text: JSON.stringify(row) }))
}

/** Movements with their entries, so that every credit can be followed from its grant to where it went. */
async function readMovements(database: Database, userId: string, after: string): Promise<ExportedItem[]> {
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
  return movements.map((movement) => {
    const own = (entriesOf.get(movement.id) ?? []).map(({ account, grantId, amount }) => ({ account, grantId, amount }))
    return { key: String(movement.number), text: JSON.stringify({ ...movement, entries: own }) }
  })
}

const ownAffiliate = { affiliateId: true } as const
/** What is other people's. */
const withoutOthers = { affiliateId: true, userId: true } as const

/** Pages of what an affiliate has, by the user's ID. */
function ofAffiliate(
  database: Database,
  find: (page: ReturnType<typeof affiliatePage>) => Promise<{ id: string }[]>,
): (userId: string, after: string) => Promise<ExportedItem[]> {
  return async (userId, after) => {
    const affiliate = await database.affiliate.findUnique({ where: { userId }, select: { id: true } })
    return affiliate ? itemsOf(await find(affiliatePage(affiliate.id, after))) : []
  }
}

function affiliatePage(affiliateId: string, after: string) {
  return {
    where: { affiliateId, id: { gt: after || beforeEveryId } },
    orderBy: { id: 'asc' },
    take: pageSize,
  } as const
}

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
