// Original file: resume/portfolio/v1/portfolio.proto


/**
 * The calling user.
 */
export interface UnpublishRequest {
}

/**
 * The calling user.
 */
export interface UnpublishRequestOutput {
}
