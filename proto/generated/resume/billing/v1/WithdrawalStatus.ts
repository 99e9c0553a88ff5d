// Original file: resume/billing/v1/affiliates.proto

/**
 * Where a withdrawal stands.
 */
export const WithdrawalStatus = {
  WITHDRAWAL_STATUS_UNSPECIFIED: 'WITHDRAWAL_STATUS_UNSPECIFIED',
  WITHDRAWAL_STATUS_REQUESTED: 'WITHDRAWAL_STATUS_REQUESTED',
  WITHDRAWAL_STATUS_APPROVED: 'WITHDRAWAL_STATUS_APPROVED',
  WITHDRAWAL_STATUS_REJECTED: 'WITHDRAWAL_STATUS_REJECTED',
  WITHDRAWAL_STATUS_PAID: 'WITHDRAWAL_STATUS_PAID',
} as const;

/**
 * Where a withdrawal stands.
 */
export type WithdrawalStatus =
  | 'WITHDRAWAL_STATUS_UNSPECIFIED'
  | 0
  | 'WITHDRAWAL_STATUS_REQUESTED'
  | 1
  | 'WITHDRAWAL_STATUS_APPROVED'
  | 2
  | 'WITHDRAWAL_STATUS_REJECTED'
  | 3
  | 'WITHDRAWAL_STATUS_PAID'
  | 4

/**
 * Where a withdrawal stands.
 */
export type WithdrawalStatusOutput = typeof WithdrawalStatus[keyof typeof WithdrawalStatus]
