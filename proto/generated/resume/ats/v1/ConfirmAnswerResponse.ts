// Original file: resume/ats/v1/ats.proto


/**
 * The answer is paid for, or will be.
 */
export interface ConfirmAnswerResponse {
}

/**
 * The answer is paid for, or will be.
 */
export interface ConfirmAnswerResponseOutput {
}
