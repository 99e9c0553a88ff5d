import { newId } from '@resume/service-kit/ids'
import type { Interval, ProductKey } from '../domain/catalog.ts'
import { noSubscription, type SubscriptionState, type SubscriptionStatus } from '../domain/subscription.ts'
import type { Subscription } from '../generated/prisma/client.ts'
import type { KeptSubscription } from '../use-cases/keep-subscription.ts'
import type { Database, Transaction } from './database.ts'

/** Users' subscriptions: one row per user. */
export function createSubscriptions(database: Database) {
  return {
    async read(userId: string): Promise<SubscriptionState> {
      const row = await database.subscription.findUnique({ where: { userId } })
      return row ? stateOf(row) : noSubscription
    },
    async ofUsers(userIds: string[]): Promise<Map<string, SubscriptionState>> {
      const rows = await database.subscription.findMany({ where: { userId: { in: userIds } } })
      return new Map(rows.map((row) => [row.userId, stateOf(row)]))
    },
    async find(transaction: Transaction, userId: string): Promise<KeptSubscription | undefined> {
      const row = await transaction.subscription.findUnique({ where: { userId } })
      return row ? keptOf(row) : undefined
    },
    keep(transaction: Transaction, userId: string, kept: Omit<KeptSubscription, 'id'>, now: Date) {
      const { state, entitlements, dueAt, providerId, version } = kept
      const row = { ...state, entitlements, dueAt, providerId, version, updatedAt: now }
      return transaction.subscription.upsert({
        where: { userId },
        create: { userId, id: newId(), ...row },
        update: row,
        select: { id: true },
      })
    },
    async keepDates(
      transaction: Transaction,
      userId: string,
      { dueAt, providerId }: Pick<KeptSubscription, 'dueAt' | 'providerId'>,
    ): Promise<void> {
      await transaction.subscription.update({ where: { userId }, data: { dueAt, providerId } })
    },
    async due(now: Date, limit: number): Promise<string[]> {
      const rows = await database.subscription.findMany({
        where: { dueAt: { lte: now } },
        orderBy: { dueAt: 'asc' },
        take: limit,
        select: { userId: true },
      })
      return rows.map(({ userId }) => userId)
    },
  }
}

function keptOf(row: Subscription): KeptSubscription {
  const { id, providerId, entitlements, version, dueAt } = row
  return { id, providerId, entitlements, dueAt, version: Number(version), state: stateOf(row) }
}

/** A row as the state that it holds. */
function stateOf(row: Subscription): SubscriptionState {
  return {
    status: row.status as SubscriptionStatus,
    productKey: row.productKey as ProductKey | null,
    interval: row.interval as Interval | null,
    currentPeriodStart: row.currentPeriodStart,
    currentPeriodEnd: row.currentPeriodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    graceEndsAt: row.graceEndsAt,
  }
}
