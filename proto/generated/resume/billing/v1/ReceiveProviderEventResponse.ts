// Original file: resume/billing/v1/billing.proto


/**
 * It was received.
 */
export interface ReceiveProviderEventResponse {
}

/**
 * It was received.
 */
export interface ReceiveProviderEventResponseOutput {
}
