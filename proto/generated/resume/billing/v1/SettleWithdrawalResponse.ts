// Original file: resume/billing/v1/affiliates.proto

import type { WithdrawalRecord as _resume_billing_v1_WithdrawalRecord, WithdrawalRecordOutput as _resume_billing_v1_WithdrawalRecordOutput } from '../../../resume/billing/v1/WithdrawalRecord.ts';

/**
 * The withdrawal after it.
 */
export interface SettleWithdrawalResponse {
  'withdrawal'?: (_resume_billing_v1_WithdrawalRecord | null);
}

/**
 * The withdrawal after it.
 */
export interface SettleWithdrawalResponseOutput {
  'withdrawal': (_resume_billing_v1_WithdrawalRecordOutput | null);
}
