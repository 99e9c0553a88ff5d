// Original file: resume/content/v1/writing.proto


/**
 * The answer is paid for, or will be.
 */
export interface ConfirmGenerationResponse {
}

/**
 * The answer is paid for, or will be.
 */
export interface ConfirmGenerationResponseOutput {
}
