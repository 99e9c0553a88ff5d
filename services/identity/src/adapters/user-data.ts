import { type Later, laterThan, timeKey } from '@resume/service-kit/user-data/by-time'
import { createUserDataExport, type ExportedList } from '@resume/service-kit/user-data/export'
import { userNotFound } from '../domain/user.ts'
import type { Database } from './database.ts'

/** Rows of one part; of mails, which may be long, fewer. */
const partSize = 200
const mailsOfPart = 10

/**
 * The export of everything that identity holds about a user, without secrets: sessions, keys, devices and mails are read in
 * parts, since nothing limits how many of them an account has had.
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
    knownDevices(database),
    list('mails', (page) => database.mail.findMany({ ...page, take: mailsOfPart, select: ofMail })),
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
/** Codes are no such mails: they are sent at once and never stored. */
const ofMail = {
  id: true,
  replyTo: true,
  subject: true,
  text: true,
  attempts: true,
  dueAt: true,
  createdAt: true,
} as const

/** A part of the rows of one user, the oldest first, as indexes have them. */
interface Page {
  where: { userId: string } & Later<'createdAt'>
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }]
  take: number
}

function list(name: string, read: (page: Page) => Promise<{ id: string; createdAt: Date }[]>): ExportedList {
  return {
    name,
    async page(userId, after) {
      const rows = await read({
        where: { userId, ...laterThan(after, 'createdAt') },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: partSize,
      })
      return rows.map((row) => ({ key: timeKey(row.createdAt, row.id), text: JSON.stringify(row) }))
    },
  }
}

/** The kinds of devices of one user, in the order of their user agents; their keys have a sign before it, because it may be empty. */
function knownDevices(database: Database): ExportedList {
  return {
    name: 'knownDevices',
    async page(userId, after) {
      const where = { userId, ...(after !== '' && { userAgent: { gt: after.slice(1) } }) }
      const select = { userAgent: true, lastSeenAt: true }
      const rows = await database.knownDevice.findMany({ where, orderBy: { userAgent: 'asc' }, take: partSize, select })
      return rows.map((row) => ({ key: `=${row.userAgent}`, text: JSON.stringify(row) }))
    },
  }
}
