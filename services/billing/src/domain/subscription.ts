import type { Interval, ProductKey } from './catalog.ts'

/** States of a subscription (decisions, Billing). */
export const subscriptionStatuses = ['INACTIVE', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'CANCELED'] as const

/** State of a subscription. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

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
