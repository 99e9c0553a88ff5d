// Original file: resume/portfolio/v1/portfolio.proto


/**
 * The calling user.
 */
export interface GetAnalyticsRequest {
}

/**
 * The calling user.
 */
export interface GetAnalyticsRequestOutput {
}
