import { exportedRuns } from '@resume/paid-work/exported-runs'
import { subjectOfUser } from '../domain/quota-callers.ts'
import type { EraseUserPorts } from '../use-cases/erase-user.ts'
import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { Database, Transaction } from './database.ts'

/** What is held about a user: to read it, and to remove it. */
export function createUserData(database: Database): ExportUserDataPorts['userData'] & EraseUserPorts['userData'] {
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
    runs: exportedRuns(database),
    markErased: async (transaction: Transaction, userId: string) => {
      /** Waits for what an event stores of the user. */
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))`
      await transaction.$executeRaw`
        INSERT INTO erased_users (user_id, erased_at) VALUES (${userId}, now()) ON CONFLICT DO NOTHING`
    },
    removeQuotas: async (transaction: Transaction, userId: string) => {
      await transaction.quotaUsage.deleteMany({ where: { subject: subjectOfUser(userId) } })
    },
    removeSubscriptions: async (transaction: Transaction, userId: string) => {
      await transaction.subscription.deleteMany({ where: { userId } })
    },
    removeRuns: async (transaction: Transaction, userId: string) => {
      await transaction.paidRun.deleteMany({ where: { userId } })
    },
  }
}
