import { subjectOfUser } from '../domain/quota-callers.ts'
import type { Database, Transaction } from './database.ts'

/** Collects everything that ats holds about a user. */
export type ExportUserData = (userId: string) => Promise<object>

/** Makes the {@link ExportUserData} of a database. */
export function createUserDataExport(database: Database): ExportUserData {
  return async (userId) => {
    const [usage, subscriptions] = await Promise.all([
      database.quotaUsage.findMany({
        where: { subject: subjectOfUser(userId) },
        select: { kind: true, allowance: true, windowStart: true, used: true },
        orderBy: [{ kind: 'asc' }, { allowance: 'asc' }],
      }),
      database.subscription.findMany({
        where: { userId },
        omit: { userId: true, version: true },
        orderBy: { subscriptionId: 'asc' },
      }),
    ])
    return { usage, subscriptions }
  }
}

/** Erases everything that ats holds about a user, and remembers only that it did. */
export async function eraseUserData({ userId }: { userId: string }, transaction: Transaction): Promise<void> {
  const erasedAt = new Date()
  await transaction.erasedUser.upsert({ where: { userId }, create: { userId, erasedAt }, update: {} })
  await transaction.quotaUsage.deleteMany({ where: { subject: subjectOfUser(userId) } })
  await transaction.subscription.deleteMany({ where: { userId } })
}
