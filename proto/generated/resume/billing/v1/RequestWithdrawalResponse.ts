// Original file: resume/billing/v1/affiliates.proto

import type { Withdrawal as _resume_billing_v1_Withdrawal, WithdrawalOutput as _resume_billing_v1_WithdrawalOutput } from '../../../resume/billing/v1/Withdrawal.ts';

/**
 * What was asked for.
 */
export interface RequestWithdrawalResponse {
  'withdrawal'?: (_resume_billing_v1_Withdrawal | null);
}

/**
 * What was asked for.
 */
export interface RequestWithdrawalResponseOutput {
  'withdrawal': (_resume_billing_v1_WithdrawalOutput | null);
}
