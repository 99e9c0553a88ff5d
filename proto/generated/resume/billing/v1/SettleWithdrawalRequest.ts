// Original file: resume/billing/v1/affiliates.proto

import type { WithdrawalStatus as _resume_billing_v1_WithdrawalStatus, WithdrawalStatusOutput as _resume_billing_v1_WithdrawalStatusOutput } from '../../../resume/billing/v1/WithdrawalStatus.ts';

/**
 * A decision about a withdrawal.
 */
export interface SettleWithdrawalRequest {
  'id'?: (string);
  'status'?: (_resume_billing_v1_WithdrawalStatus);
  /**
   * What to tell the affiliate.
   */
  'note'?: (string);
  'reason'?: (string);
  '_note'?: "note";
  '_reason'?: "reason";
}

/**
 * A decision about a withdrawal.
 */
export interface SettleWithdrawalRequestOutput {
  'id': (string);
  'status': (_resume_billing_v1_WithdrawalStatusOutput);
  /**
   * What to tell the affiliate.
   */
  'note'?: (string);
  'reason'?: (string);
  '_note'?: "note";
  '_reason'?: "reason";
}
