import { newId } from '@resume/service-kit/ids'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { Interval, ProductKey } from '../domain/catalog.ts'
import { entitlementsOf } from '../domain/entitlements.ts'
import { noSubscription, type SubscriptionState, type SubscriptionStatus } from '../domain/subscription.ts'
import type { Subscription } from '../generated/prisma/client.ts'
import type { Database, Transaction } from './database.ts'

/** Reads a user's subscription; {@link noSubscription} for somebody who never had one. */
export type ReadSubscription = (userId: string) => Promise<SubscriptionState>

/** Makes the {@link ReadSubscription} of a database. */
export function createReadSubscription(database: Database): ReadSubscription {
  return async (userId) => {
    const row = await database.subscription.findUnique({ where: { userId } })
    return row ? stateOf(row) : noSubscription
  }
}

/**
 * Writes a user's subscription as it is now, in a transaction in which nobody else does. What is new gets a higher
 * version and is told to the other services; nothing new changes nothing.
 * @param at.dueAt when something changes by itself next
 */
export async function keepSubscription(
  transaction: Transaction,
  userId: string,
  state: SubscriptionState,
  at: { now: Date; dueAt: Date | null; providerId: string | null },
): Promise<void> {
  const { now, dueAt, providerId } = at
  const known = await transaction.subscription.findUnique({ where: { userId } })
  if (!known && state === noSubscription) return
  const entitlements = entitlementsOf(state, now)
  const isNew = !known || !isSame(known, state, entitlements)
  if (!isNew) {
    await transaction.subscription.update({ where: { userId }, data: { dueAt, providerId } })
    return
  }
  const version = (known?.version ?? 0n) + 1n
  const row = { ...state, entitlements, dueAt, providerId, version, updatedAt: now }
  const { id } = await transaction.subscription.upsert({
    where: { userId },
    create: { userId, id: newId(), ...row },
    update: row,
    select: { id: true },
  })
  await appendEvent(transaction, 'subscriptionChanged', {
    userId,
    subscriptionId: id,
    status: state.status,
    productKey: state.productKey ?? '',
    entitlements,
    currentPeriodStart: state.currentPeriodStart?.toISOString() ?? '',
    currentPeriodEnd: state.currentPeriodEnd?.toISOString() ?? '',
    version: Number(version),
  })
}

/** Pause before a subscription is looked at again that could not be read when it was due, in milliseconds. */
const retryMs = 60_000

/** Ends what time alone ends, a grace period, without asking the provider. */
export async function refreshSubscription(database: Database, userId: string, now: Date): Promise<void> {
  await database.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT 1 FROM customers WHERE user_id = ${userId}::uuid FOR UPDATE`
    const known = await transaction.subscription.findUnique({ where: { userId } })
    if (!known) return
    const state = stateOf(known)
    /** What is still due could not be done; it is tried again when the others had their turn. */
    const isDue = known.dueAt !== null && known.dueAt <= now
    const dueAt = isDue ? new Date(now.getTime() + retryMs) : known.dueAt
    await keepSubscription(transaction, userId, state, { now, dueAt, providerId: known.providerId })
  })
}

function isSame(known: Subscription, state: SubscriptionState, entitlements: string[]): boolean {
  const comparable = (one: SubscriptionState, granted: string[]) =>
    JSON.stringify([{ ...noSubscription, ...one }, granted])
  return comparable(stateOf(known), known.entitlements) === comparable(state, entitlements)
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
