// Original file: resume/billing/v1/billing.proto


/**
 * The caller's plan.
 */
export interface GetSummaryRequest {
}

/**
 * The caller's plan.
 */
export interface GetSummaryRequestOutput {
}
