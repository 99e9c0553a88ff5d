import { laterThan, timeKey } from '@resume/service-kit/user-data/by-time'
import {
  beforeEveryId,
  createUserDataExport,
  type ExportedItem,
  type ExportUserData,
} from '@resume/service-kit/user-data/export'
import type { Database } from './database.ts'

/** Rows in one part: some hundred KB. */
const pageSize = 500

const itemsOf = (rows: { id: string }[]): ExportedItem[] =>
  rows.map((row) => ({ key: row.id, text: JSON.stringify(row) }))

/** Makes the {@link ExportUserData} of a database. */
export function createExportUserData(database: Database): ExportUserData {
  return createUserDataExport(
    (userId) => readHead(database, userId),
    [
      { name: 'payments', page: (userId, after) => readPayments(database, userId, after) },
      { name: 'creditGrants', page: (userId, after) => readGrants(database, userId, after) },
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

/** Payments in the order in which they were made. */
async function readPayments(database: Database, userId: string, after: string): Promise<ExportedItem[]> {
  const rows = await database.payment.findMany({
    where: { userId, ...laterThan(after, 'paidAt') },
    orderBy: [{ paidAt: 'asc' }, { id: 'asc' }],
    take: pageSize,
    omit: { userId: true },
  })
  return rows.map((row) => ({ key: timeKey(row.paidAt, row.id), text: JSON.stringify(row) }))
}

/** Grants in the order in which they came in. */
async function readGrants(database: Database, userId: string, after: string): Promise<ExportedItem[]> {
  const rows = await database.creditGrant.findMany({
    where: { userId, ...laterThan(after, 'createdAt') },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: pageSize,
    omit: { userId: true },
  })
  return rows.map((row) => ({ key: timeKey(row.createdAt, row.id), text: JSON.stringify(row) }))
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
