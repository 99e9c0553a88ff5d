// Original file: resume/billing/v1/affiliates.proto

/**
 * Where a commission stands.
 */
export const CommissionStatus = {
  COMMISSION_STATUS_UNSPECIFIED: 'COMMISSION_STATUS_UNSPECIFIED',
  COMMISSION_STATUS_PENDING: 'COMMISSION_STATUS_PENDING',
  COMMISSION_STATUS_AVAILABLE: 'COMMISSION_STATUS_AVAILABLE',
  COMMISSION_STATUS_REVERSED: 'COMMISSION_STATUS_REVERSED',
  COMMISSION_STATUS_PAID: 'COMMISSION_STATUS_PAID',
} as const;

/**
 * Where a commission stands.
 */
export type CommissionStatus =
  | 'COMMISSION_STATUS_UNSPECIFIED'
  | 0
  | 'COMMISSION_STATUS_PENDING'
  | 1
  | 'COMMISSION_STATUS_AVAILABLE'
  | 2
  | 'COMMISSION_STATUS_REVERSED'
  | 3
  | 'COMMISSION_STATUS_PAID'
  | 4

/**
 * Where a commission stands.
 */
export type CommissionStatusOutput = typeof CommissionStatus[keyof typeof CommissionStatus]
