// Original file: resume/billing/v1/affiliates.proto

import type { WithdrawalStatus as _resume_billing_v1_WithdrawalStatus, WithdrawalStatusOutput as _resume_billing_v1_WithdrawalStatusOutput } from '../../../resume/billing/v1/WithdrawalStatus.ts';

/**
 * Which withdrawals to list.
 */
export interface ListWithdrawalsRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Unspecified: all.
   */
  'status'?: (_resume_billing_v1_WithdrawalStatus);
}

/**
 * Which withdrawals to list.
 */
export interface ListWithdrawalsRequestOutput {
  'limit': (number);
  'offset': (number);
  /**
   * Unspecified: all.
   */
  'status': (_resume_billing_v1_WithdrawalStatusOutput);
}
