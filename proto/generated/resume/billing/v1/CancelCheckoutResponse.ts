// Original file: resume/billing/v1/billing.proto


/**
 * Nothing is under way any more.
 */
export interface CancelCheckoutResponse {
}

/**
 * Nothing is under way any more.
 */
export interface CancelCheckoutResponseOutput {
}
