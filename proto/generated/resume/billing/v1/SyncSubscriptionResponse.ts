// Original file: resume/billing/v1/billing.proto


/**
 * Empty.
 */
export interface SyncSubscriptionResponse {
}

/**
 * Empty.
 */
export interface SyncSubscriptionResponseOutput {
}
