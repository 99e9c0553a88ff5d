// Original file: resume/billing/v1/affiliates.proto

import type { WithdrawalStatus as _resume_billing_v1_WithdrawalStatus, WithdrawalStatusOutput as _resume_billing_v1_WithdrawalStatusOutput } from '../../../resume/billing/v1/WithdrawalStatus.ts';

/**
 * What an affiliate asked to be paid.
 */
export interface Withdrawal {
  'id'?: (string);
  'amountCents'?: (number);
  'status'?: (_resume_billing_v1_WithdrawalStatus);
  'createdAt'?: (string);
  /**
   * What the administrator says about it; absent when nothing was said.
   */
  'note'?: (string);
  '_note'?: "note";
}

/**
 * What an affiliate asked to be paid.
 */
export interface WithdrawalOutput {
  'id': (string);
  'amountCents': (number);
  'status': (_resume_billing_v1_WithdrawalStatusOutput);
  'createdAt': (string);
  /**
   * What the administrator says about it; absent when nothing was said.
   */
  'note'?: (string);
  '_note'?: "note";
}
