// Original file: resume/billing/v1/affiliates.proto

import type { Withdrawal as _resume_billing_v1_Withdrawal, WithdrawalOutput as _resume_billing_v1_WithdrawalOutput } from '../../../resume/billing/v1/Withdrawal.ts';

/**
 * A withdrawal as the administrator sees it.
 */
export interface WithdrawalRecord {
  'withdrawal'?: (_resume_billing_v1_Withdrawal | null);
  'affiliateId'?: (string);
  /**
   * Empty once the user was erased.
   */
  'userId'?: (string);
  /**
   * Absent until it was refused or paid.
   */
  'settledAt'?: (string);
  '_settledAt'?: "settledAt";
}

/**
 * A withdrawal as the administrator sees it.
 */
export interface WithdrawalRecordOutput {
  'withdrawal': (_resume_billing_v1_WithdrawalOutput | null);
  'affiliateId': (string);
  /**
   * Empty once the user was erased.
   */
  'userId': (string);
  /**
   * Absent until it was refused or paid.
   */
  'settledAt'?: (string);
  '_settledAt'?: "settledAt";
}
