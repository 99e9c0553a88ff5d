import type { Entitlement } from '@resume/proto/limits/billing'
import { type Plan, products } from './catalog.ts'
import type { SubscriptionState } from './subscription.ts'

/** Whether a subscription gives what it promises now: paid for, tried out, or late by less than the grace period. */
export function isEntitled({ status, graceEndsAt }: SubscriptionState, now: Date): boolean {
  if (status === 'PAST_DUE') return graceEndsAt !== null && now < graceEndsAt
  return status === 'ACTIVE' || status === 'TRIALING'
}

/** What the user may do now. */
export function entitlementsOf(subscription: SubscriptionState, now: Date): Entitlement[] {
  const { productKey } = subscription
  return productKey !== null && isEntitled(subscription, now) ? [...products[productKey].entitlements] : []
}

/** The plan that the user is on now. */
export function planOf(subscription: SubscriptionState, now: Date): Plan {
  const { productKey } = subscription
  return productKey !== null && isEntitled(subscription, now) ? products[productKey].plan : 'FREE'
}
