import type { PaymentProvider, ProviderState } from '../domain/provider.ts'
import {
  currentSubscription,
  noSubscription,
  type SubscriptionState,
  subscriptionStateOf,
} from '../domain/subscription.ts'
import { inForce, monthlyGrant, packGrant } from '../domain/subscription-credits.ts'
import type { Database, Transaction } from './database.ts'
import { grantCredits, knownGrants } from './grants.ts'
import { keepPayments } from './payments.ts'
import { createShared } from './shared-runs.ts'
import { keepSubscription } from './subscriptions.ts'

/**
 * Reads a customer as it is at the provider, and brings subscription, payments and credits in line with that. It can be
 * done at any time, any number of times, by any number of processes: what counts is the customer's state, not what led
 * to it.
 */
export type SyncCustomer = (customerId: string) => Promise<void>

/**
 * Makes the {@link SyncCustomer} of a database and a provider.
 * @param options.changed is told of every user who may have changed
 */
export function createSyncCustomer(
  database: Database,
  provider: PaymentProvider,
  options: { clock?: () => Date; changed?: (userId: string) => Promise<void> } = {},
): SyncCustomer {
  const { clock = () => new Date(), changed = async () => {} } = options
  const syncOnce = async (customerId: string) => {
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
    await changed(userId)
    await closeLock(database, provider, userId)
  }
  return createShared(syncOnce)
}

/** How often a subscription that lives is read without being told of, should its events be lost, in milliseconds. */
const rereadMs = 60 * 60 * 1000

async function applyState(
  transaction: Transaction,
  userId: string,
  state: ProviderState,
  clock: () => Date,
): Promise<void> {
  const now = clock()
  const current = currentSubscription(state)
  const next = current ? subscriptionStateOf(state) : noSubscription
  const grants = await knownGrants(transaction, userId)
  const months = state.subscriptions.flatMap((subscription) => {
    const monthly = monthlyGrant({ ...subscription, paidUntil: state.paidUntil.get(subscription.id) }, now)
    return monthly ? [{ monthly, held: inForce(grants, subscription.id, monthly.at) }] : []
  })
  const changes = isLive(next)
    ? [
        current?.currentPeriodEnd,
        ...months.flatMap(({ monthly, held }) => [monthly.expiresAt, ...held.map(({ expiresAt }) => expiresAt)]),
      ]
    : []
  const times = [next.graceEndsAt, ...changes].flatMap((time) => (time && time > now ? [time.getTime()] : []))
  if (isLive(next) && times.length === 0) times.push(now.getTime() + rereadMs)
  const dueAt = times.length === 0 ? null : new Date(Math.min(...times))
  await keepSubscription(transaction, userId, next, { now, dueAt, providerId: current?.id ?? null })

  for (const { monthly, held } of months) {
    const { reference, source, expiresAt } = monthly
    const amount = held.reduce((open, grant) => open - grant.amount, monthly.amount)
    if (amount > 0) await grantCredits(transaction, userId, { reference, source, amount, expiresAt }, clock)
  }
  const references = new Set(grants.map(({ reference }) => reference))
  for (const payment of state.payments) {
    const { item } = payment
    const grant = item.kind === 'credit_pack' && packGrant({ ...payment, item })
    if (grant && !references.has(grant.reference)) await grantCredits(transaction, userId, grant, clock)
  }
  await keepPayments(transaction, userId, state.payments, clock)
}

/** Whether the provider will change it by itself. */
function isLive({ status }: SubscriptionState): boolean {
  return status === 'ACTIVE' || status === 'TRIALING' || status === 'PAST_DUE'
}

/** A checkout on whose page nobody can pay any more is no longer under way. */
async function closeLock(database: Database, provider: PaymentProvider, userId: string): Promise<void> {
  const checkout = await database.checkout.findUnique({ where: { userId } })
  if (!checkout?.sessionId || (await provider.isCheckoutOpen(checkout.sessionId))) return
  await database.checkout.deleteMany({ where: { userId, id: checkout.id } })
}
