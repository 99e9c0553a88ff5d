// Original file: resume/ats/v1/ats.proto


/**
 * The answer that the caller has.
 */
export interface ConfirmAnswerRequest {
  'confirmId'?: (string);
}

/**
 * The answer that the caller has.
 */
export interface ConfirmAnswerRequestOutput {
  'confirmId': (string);
}
