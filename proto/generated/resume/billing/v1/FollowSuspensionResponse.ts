// Original file: resume/billing/v1/billing.proto


/**
 * Empty.
 */
export interface FollowSuspensionResponse {
}

/**
 * Empty.
 */
export interface FollowSuspensionResponseOutput {
}
