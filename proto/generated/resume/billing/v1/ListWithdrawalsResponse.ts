// Original file: resume/billing/v1/affiliates.proto

import type { WithdrawalRecord as _resume_billing_v1_WithdrawalRecord, WithdrawalRecordOutput as _resume_billing_v1_WithdrawalRecordOutput } from '../../../resume/billing/v1/WithdrawalRecord.ts';

/**
 * A page of withdrawals.
 */
export interface ListWithdrawalsResponse {
  'items'?: (_resume_billing_v1_WithdrawalRecord)[];
  'total'?: (number);
}

/**
 * A page of withdrawals.
 */
export interface ListWithdrawalsResponseOutput {
  'items': (_resume_billing_v1_WithdrawalRecordOutput)[];
  'total': (number);
}
