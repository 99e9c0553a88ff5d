// Original file: resume/content/v1/writing.proto


/**
 * The answer that the caller has.
 */
export interface ConfirmGenerationRequest {
  'confirmId'?: (string);
  /**
   * Whether the caller has committed the reservation at billing.
   */
  'isPaid'?: (boolean);
}

/**
 * The answer that the caller has.
 */
export interface ConfirmGenerationRequestOutput {
  'confirmId': (string);
  /**
   * Whether the caller has committed the reservation at billing.
   */
  'isPaid': (boolean);
}
