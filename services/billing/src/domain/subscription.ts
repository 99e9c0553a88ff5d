import { billingLimits, type SubscriptionStatus } from '@resume/proto/limits/billing'
import type { Interval, ProductKey } from './catalog.ts'
import type { ProviderState, ProviderSubscription } from './provider.ts'

export type { SubscriptionStatus }

/**
 * The one table of states: what the provider's word for a subscription means here, and which of several subscriptions
 * of a user counts, the lowest `rank` first. Any state can follow any other: what the provider says now is what holds.
 *
 * ACTIVE, TRIALING and, for its {@link graceDays}, PAST_DUE entitle. Credits come with what was paid for, in any state.
 */
export const stateTable: Record<string, { status: SubscriptionStatus; rank: number }> = {
  active: { status: 'ACTIVE', rank: 1 },
  trialing: { status: 'TRIALING', rank: 2 },
  past_due: { status: 'PAST_DUE', rank: 3 },
  unpaid: { status: 'INACTIVE', rank: 4 },
  paused: { status: 'INACTIVE', rank: 4 },
  canceled: { status: 'CANCELED', rank: 5 },
  /** Never paid for: as if it were not there. */
  incomplete: { status: 'INACTIVE', rank: 6 },
  incomplete_expired: { status: 'INACTIVE', rank: 6 },
}

/** How long entitlements outlive a payment that failed, in days. */
const { graceDays } = billingLimits

/** A user's subscription as the platform sees it. */
export interface SubscriptionState {
  status: SubscriptionStatus
  productKey: ProductKey | null
  interval: Interval | null
  currentPeriodStart: Date | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** Until when entitlements outlive a payment that failed; only while PAST_DUE. */
  graceEndsAt: Date | null
}

/** What somebody has who never bought anything. */
export const noSubscription: SubscriptionState = {
  status: 'INACTIVE',
  productKey: null,
  interval: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
}

/** The subscription that counts among those of a customer; undefined when none does. */
export function currentSubscription({ subscriptions }: ProviderState): ProviderSubscription | undefined {
  return subscriptions
    .filter(({ productKey, status }) => productKey !== undefined && (stateTable[status]?.rank ?? 6) < 6)
    .toSorted(
      (one, other) =>
        (stateTable[one.status]?.rank ?? 6) - (stateTable[other.status]?.rank ?? 6) ||
        other.createdAt.getTime() - one.createdAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    )[0]
}

/** What the provider's state means here. It depends on nothing else: not on what was known, nor on how it came about. */
export function subscriptionStateOf(state: ProviderState): SubscriptionState {
  const current = currentSubscription(state)
  if (!current) return noSubscription
  const { currentPeriodStart, currentPeriodEnd } = current
  const status = stateTable[current.status]?.status ?? 'INACTIVE'
  const unpaidSince = state.unpaidSince.get(current.id) ?? currentPeriodStart
  return {
    status,
    productKey: current.productKey ?? null,
    interval: current.interval ?? null,
    currentPeriodStart,
    currentPeriodEnd,
    cancelAtPeriodEnd: status !== 'CANCELED' && current.cancelAtPeriodEnd,
    graceEndsAt: status === 'PAST_DUE' ? new Date(unpaidSince.getTime() + graceDays * 24 * 60 * 60 * 1000) : null,
  }
}
