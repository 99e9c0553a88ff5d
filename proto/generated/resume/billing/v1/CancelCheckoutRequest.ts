// Original file: resume/billing/v1/billing.proto


/**
 * The checkout to give up.
 */
export interface CancelCheckoutRequest {
}

/**
 * The checkout to give up.
 */
export interface CancelCheckoutRequestOutput {
}
