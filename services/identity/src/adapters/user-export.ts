import { AppError } from '@resume/service-kit/errors/app-error'
import type { Database } from './database.ts'

/** Collects everything that identity holds about a user, without secrets. @throws AppError `not_found` */
export type UserExport = (userId: string) => Promise<object>

/** Makes the {@link UserExport} of a database. */
export function createUserExport(database: Database): UserExport {
  return async (userId) => {
    const user = await database.user.findUnique({
      where: { id: userId },
      include: {
        sessions: { omit: { token: true, userId: true } },
        accounts: { select: { providerId: true, accountId: true, scope: true, createdAt: true, updatedAt: true } },
        apiKeys: { omit: { keyHash: true, keySuffix: true, userId: true } },
        subscriptions: { select: { subscriptionId: true, status: true, updatedAt: true } },
      },
    })
    if (!user) throw new AppError('not_found', 'User not found')
    const { sessions, accounts, apiKeys, subscriptions, ...profile } = user
    return { user: profile, sessions, linkedAccounts: accounts, apiKeys, subscriptions }
  }
}
