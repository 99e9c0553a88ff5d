// Original file: resume/billing/v1/affiliates.proto


/**
 * How much to pay out.
 */
export interface RequestWithdrawalRequest {
  'amountCents'?: (number);
}

/**
 * How much to pay out.
 */
export interface RequestWithdrawalRequestOutput {
  'amountCents': (number);
}
