// Original file: resume/billing/v1/billing.proto


/**
 * The checkout to cancel.
 */
export interface CancelCheckoutRequest {
}

/**
 * The checkout to cancel.
 */
export interface CancelCheckoutRequestOutput {
}
