import type { PaymentProvider, ProviderState } from '../domain/provider.ts'
import { currentSubscription, noSubscription, subscriptionStateOf } from '../domain/subscription.ts'
import { monthlyGrant, packGrant } from '../domain/subscription-credits.ts'
import type { Database, Transaction } from './database.ts'
import { grantCredits } from './grants.ts'
import { keepPayments } from './payments.ts'
import { keepSubscription } from './subscriptions.ts'

/**
 * Reads a customer as it is at the provider, and brings subscription, payments and credits in line with that. It can be
 * done at any time, any number of times, by any number of processes: what counts is the customer's state, not what led
 * to it.
 */
export type SyncCustomer = (customerId: string) => Promise<void>

/** Makes the {@link SyncCustomer} of a database and a provider. */
export function createSyncCustomer(
  database: Database,
  provider: PaymentProvider,
  clock: () => Date = () => new Date(),
): SyncCustomer {
  return async (customerId) => {
    const [customer] = await database.$queryRaw<{ userId: string; reading: bigint }[]>`
      UPDATE customers SET readings = readings + 1 WHERE provider_id = ${customerId} AND erased_at IS NULL
      RETURNING user_id::text AS "userId", readings AS reading`
    if (!customer) return
    const state = await provider.readState(customerId)
    const { userId, reading } = customer
    await database.$transaction(async (transaction) => {
      /** A reading that began later and was applied already knows all that this one knows. */
      const isNewest = await transaction.$executeRaw`
        UPDATE customers SET applied = ${reading}
        WHERE provider_id = ${customerId} AND applied < ${reading} AND erased_at IS NULL`
      if (isNewest) await applyState(transaction, userId, state, clock)
    })
    await closeLock(database, provider, userId)
  }
}

async function applyState(
  transaction: Transaction,
  userId: string,
  state: ProviderState,
  clock: () => Date,
): Promise<void> {
  const now = clock()
  const current = currentSubscription(state)
  const monthly = current && monthlyGrant(current, now)
  const next = current ? subscriptionStateOf(state) : noSubscription
  const dueTimes = [next.graceEndsAt, monthly?.expiresAt].filter((time) => time && time > now)
  const dueAt = dueTimes.length === 0 ? null : new Date(Math.min(...dueTimes.map((time) => Number(time))))
  await keepSubscription(transaction, userId, next, { now, dueAt, providerId: current?.id ?? null })

  if (monthly) {
    /** Another product in the middle of a month brings the difference, not all over again. */
    const { _sum } = await transaction.creditGrant.aggregate({
      where: { userId, reference: { startsWith: monthly.monthReference } },
      _sum: { amount: true },
    })
    const amount = monthly.amount - (_sum.amount ?? 0)
    const { reference, source, expiresAt } = monthly
    if (amount > 0) await grantCredits(transaction, userId, { reference, source, amount, expiresAt }, clock)
  }
  for (const payment of state.payments) {
    const { item } = payment
    if (item.kind === 'credit_pack') await grantOnce(transaction, userId, packGrant({ ...payment, item }), clock)
  }
  await keepPayments(transaction, userId, state.payments, clock)
}

async function grantOnce(
  transaction: Transaction,
  userId: string,
  grant: ReturnType<typeof packGrant>,
  clock: () => Date,
): Promise<void> {
  const known = await transaction.creditGrant.count({ where: { reference: grant.reference } })
  if (known === 0) await grantCredits(transaction, userId, grant, clock)
}

/** A checkout on whose page nobody can pay any more is no longer under way. */
async function closeLock(database: Database, provider: PaymentProvider, userId: string): Promise<void> {
  const checkout = await database.checkout.findUnique({ where: { userId } })
  if (!checkout?.sessionId || (await provider.isCheckoutOpen(checkout.sessionId))) return
  await database.checkout.deleteMany({ where: { userId, id: checkout.id } })
}
