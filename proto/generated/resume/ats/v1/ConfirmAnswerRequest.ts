// Original file: resume/ats/v1/ats.proto


/**
 * The answer that the caller has.
 */
export interface ConfirmAnswerRequest {
  'confirmId'?: (string);
  /**
   * Whether the caller has committed the reservation at billing.
   */
  'isPaid'?: (boolean);
}

/**
 * The answer that the caller has.
 */
export interface ConfirmAnswerRequestOutput {
  'confirmId': (string);
  /**
   * Whether the caller has committed the reservation at billing.
   */
  'isPaid': (boolean);
}
