// Original file: resume/portfolio/v1/portfolio.proto


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
