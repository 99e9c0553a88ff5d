import { beforeEveryId, createUserDataExport, type ExportedList } from '@resume/service-kit/user-data/export'
import { userNotFound } from '../domain/user.ts'
import type { Database } from './database.ts'

/** Rows of one part. */
const partSize = 200

/**
 * The export of everything that identity holds about a user, without secrets: sessions and keys are read in parts, since
 * nothing limits how many of them an account has had.
 */
export function createExportUserData(database: Database) {
  const head = async (userId: string): Promise<object> => {
    const user = await database.user.findUnique({
      where: { id: userId },
      omit: { suspensionVersion: true },
      include: {
        accounts: { select: { providerId: true, accountId: true, scope: true, createdAt: true, updatedAt: true } },
        subscriptions: { select: { subscriptionId: true, status: true, updatedAt: true } },
      },
    })
    if (!user) throw userNotFound()
    const { accounts, subscriptions, ...profile } = user
    return { user: profile, linkedAccounts: accounts, subscriptions }
  }
  return createUserDataExport(head, [
    list('sessions', (page) => database.session.findMany({ ...page, select: ofSession })),
    list('apiKeys', (page) => database.apiKey.findMany({ ...page, select: ofApiKey })),
  ])
}

/** What is told is named here, and not what is left out: a column that comes later may be a secret. */
const ofSession = {
  ...{ id: true, expiresAt: true, ipAddress: true, userAgent: true },
  ...{ createdAt: true, updatedAt: true },
} as const
const ofApiKey = {
  ...{ id: true, name: true, keyPrefix: true, scopes: true, rateLimit: true, expiresAt: true, lastUsed: true },
  ...{ revokedAt: true, rotatedFromId: true, subscriptionId: true, suspendedAt: true },
  ...{ createdAt: true, updatedAt: true },
} as const

/** A part of the rows of one user, in the order of their IDs. */
interface Page {
  where: { userId: string; id: { gt: string } }
  orderBy: { id: 'asc' }
  take: number
}

function list(name: string, read: (page: Page) => Promise<{ id: string }[]>): ExportedList {
  return {
    name,
    async page(userId, after) {
      const where = { userId, id: { gt: after || beforeEveryId } }
      const rows = await read({ where, orderBy: { id: 'asc' }, take: partSize })
      return rows.map((row) => ({ key: row.id, text: JSON.stringify(row) }))
    },
  }
}
