// Original file: resume/billing/v1/billing_enums.proto

/**
 * The state of a subscription; inactive stands for none, too.
 */
export const SubscriptionStatus = {
  SUBSCRIPTION_STATUS_UNSPECIFIED: 'SUBSCRIPTION_STATUS_UNSPECIFIED',
  SUBSCRIPTION_STATUS_INACTIVE: 'SUBSCRIPTION_STATUS_INACTIVE',
  SUBSCRIPTION_STATUS_TRIALING: 'SUBSCRIPTION_STATUS_TRIALING',
  SUBSCRIPTION_STATUS_ACTIVE: 'SUBSCRIPTION_STATUS_ACTIVE',
  SUBSCRIPTION_STATUS_PAST_DUE: 'SUBSCRIPTION_STATUS_PAST_DUE',
  SUBSCRIPTION_STATUS_CANCELED: 'SUBSCRIPTION_STATUS_CANCELED',
} as const;

/**
 * The state of a subscription; inactive stands for none, too.
 */
export type SubscriptionStatus =
  | 'SUBSCRIPTION_STATUS_UNSPECIFIED'
  | 0
  | 'SUBSCRIPTION_STATUS_INACTIVE'
  | 1
  | 'SUBSCRIPTION_STATUS_TRIALING'
  | 2
  | 'SUBSCRIPTION_STATUS_ACTIVE'
  | 3
  | 'SUBSCRIPTION_STATUS_PAST_DUE'
  | 4
  | 'SUBSCRIPTION_STATUS_CANCELED'
  | 5

/**
 * The state of a subscription; inactive stands for none, too.
 */
export type SubscriptionStatusOutput = typeof SubscriptionStatus[keyof typeof SubscriptionStatus]
