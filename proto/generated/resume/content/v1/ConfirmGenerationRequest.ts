// Original file: resume/content/v1/writing.proto


/**
 * The answer that the caller has.
 */
export interface ConfirmGenerationRequest {
  'confirmId'?: (string);
}

/**
 * The answer that the caller has.
 */
export interface ConfirmGenerationRequestOutput {
  'confirmId': (string);
}
