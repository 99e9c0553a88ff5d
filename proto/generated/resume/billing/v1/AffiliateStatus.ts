// Original file: resume/billing/v1/affiliates.proto

/**
 * Whether somebody takes part in the affiliate program.
 */
export const AffiliateStatus = {
  AFFILIATE_STATUS_UNSPECIFIED: 'AFFILIATE_STATUS_UNSPECIFIED',
  AFFILIATE_STATUS_NOT_ENROLLED: 'AFFILIATE_STATUS_NOT_ENROLLED',
  AFFILIATE_STATUS_PENDING: 'AFFILIATE_STATUS_PENDING',
  AFFILIATE_STATUS_ACTIVE: 'AFFILIATE_STATUS_ACTIVE',
  AFFILIATE_STATUS_SUSPENDED: 'AFFILIATE_STATUS_SUSPENDED',
} as const;

/**
 * Whether somebody takes part in the affiliate program.
 */
export type AffiliateStatus =
  | 'AFFILIATE_STATUS_UNSPECIFIED'
  | 0
  | 'AFFILIATE_STATUS_NOT_ENROLLED'
  | 1
  | 'AFFILIATE_STATUS_PENDING'
  | 2
  | 'AFFILIATE_STATUS_ACTIVE'
  | 3
  | 'AFFILIATE_STATUS_SUSPENDED'
  | 4

/**
 * Whether somebody takes part in the affiliate program.
 */
export type AffiliateStatusOutput = typeof AffiliateStatus[keyof typeof AffiliateStatus]
