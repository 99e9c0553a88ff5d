import { subjectOfUser } from '../domain/quota-callers.ts'
import type { EraseUserPorts } from '../use-cases/erase-user.ts'
import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { Database, Transaction } from './database.ts'

/** Reads what is held about a user. */
export function createUserData(database: Database): ExportUserDataPorts['userData'] {
  return {
    withoutRuns: async (userId) => {
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
    },
    nextRun: async (userId, afterId) => {
      const run = await database.paidRun.findFirst({
        where: { userId, id: { gt: afterId } },
        orderBy: { id: 'asc' },
        select: {
          id: true,
          kind: true,
          requestId: true,
          credits: true,
          answer: true,
          createdAt: true,
          expiresAt: true,
        },
      })
      return run ?? undefined
    },
  }
}

/** Erases what is held about a user, in the transaction of an event. */
export function userDataIn(transaction: Transaction): EraseUserPorts {
  return {
    remember: async (userId, erasedAt) => {
      await transaction.erasedUser.upsert({ where: { userId }, create: { userId, erasedAt }, update: {} })
    },
    eraseQuotas: async (userId) => {
      await transaction.quotaUsage.deleteMany({ where: { subject: subjectOfUser(userId) } })
    },
    eraseSubscriptions: async (userId) => {
      await transaction.subscription.deleteMany({ where: { userId } })
    },
    eraseRuns: async (userId) => {
      await transaction.paidRun.deleteMany({ where: { userId } })
    },
  }
}
