// Original file: resume/billing/v1/billing.proto


/**
 * A reservation to spend.
 */
export interface CommitCreditsRequest {
  'reservationId'?: (string);
  /**
   * From 0 to the reserved amount.
   */
  'amount'?: (number);
}

/**
 * A reservation to spend.
 */
export interface CommitCreditsRequestOutput {
  'reservationId': (string);
  /**
   * From 0 to the reserved amount.
   */
  'amount': (number);
}
