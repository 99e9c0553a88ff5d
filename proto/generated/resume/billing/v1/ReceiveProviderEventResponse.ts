// Original file: resume/billing/v1/billing.proto


/**
 * It was taken in.
 */
export interface ReceiveProviderEventResponse {
}

/**
 * It was taken in.
 */
export interface ReceiveProviderEventResponseOutput {
}
