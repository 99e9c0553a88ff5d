import type { Database } from './database.ts'

/** Reads everything that identity holds about a user, without secrets. */
export function createReadUserData(database: Database) {
  return async (userId: string): Promise<object | undefined> => {
    const user = await database.user.findUnique({
      where: { id: userId },
      include: {
        sessions: { omit: { token: true, userId: true } },
        accounts: { select: { providerId: true, accountId: true, scope: true, createdAt: true, updatedAt: true } },
        apiKeys: { omit: { keyHash: true, keySuffix: true, userId: true } },
        subscriptions: { select: { subscriptionId: true, status: true, updatedAt: true } },
      },
    })
    if (!user) return undefined
    const { sessions, accounts, apiKeys, subscriptions, ...profile } = user
    return { user: profile, sessions, linkedAccounts: accounts, apiKeys, subscriptions }
  }
}
