// Original file: resume/billing/v1/billing_enums.proto

/**
 * How often a subscription is paid.
 */
export const BillingInterval = {
  BILLING_INTERVAL_UNSPECIFIED: 'BILLING_INTERVAL_UNSPECIFIED',
  BILLING_INTERVAL_MONTHLY: 'BILLING_INTERVAL_MONTHLY',
  BILLING_INTERVAL_ANNUAL: 'BILLING_INTERVAL_ANNUAL',
} as const;

/**
 * How often a subscription is paid.
 */
export type BillingInterval =
  | 'BILLING_INTERVAL_UNSPECIFIED'
  | 0
  | 'BILLING_INTERVAL_MONTHLY'
  | 1
  | 'BILLING_INTERVAL_ANNUAL'
  | 2

/**
 * How often a subscription is paid.
 */
export type BillingIntervalOutput = typeof BillingInterval[keyof typeof BillingInterval]
