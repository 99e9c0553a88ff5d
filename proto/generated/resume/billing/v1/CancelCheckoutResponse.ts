// Original file: resume/billing/v1/billing.proto


/**
 * No checkout is in progress any more.
 */
export interface CancelCheckoutResponse {
}

/**
 * No checkout is in progress any more.
 */
export interface CancelCheckoutResponseOutput {
}
