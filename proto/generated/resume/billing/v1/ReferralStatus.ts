// Original file: resume/billing/v1/affiliates.proto

/**
 * What became of a referral.
 */
export const ReferralStatus = {
  REFERRAL_STATUS_UNSPECIFIED: 'REFERRAL_STATUS_UNSPECIFIED',
  REFERRAL_STATUS_SIGNED_UP: 'REFERRAL_STATUS_SIGNED_UP',
  REFERRAL_STATUS_CONVERTED: 'REFERRAL_STATUS_CONVERTED',
  REFERRAL_STATUS_REJECTED: 'REFERRAL_STATUS_REJECTED',
} as const;

/**
 * What became of a referral.
 */
export type ReferralStatus =
  | 'REFERRAL_STATUS_UNSPECIFIED'
  | 0
  | 'REFERRAL_STATUS_SIGNED_UP'
  | 1
  | 'REFERRAL_STATUS_CONVERTED'
  | 2
  | 'REFERRAL_STATUS_REJECTED'
  | 3

/**
 * What became of a referral.
 */
export type ReferralStatusOutput = typeof ReferralStatus[keyof typeof ReferralStatus]
