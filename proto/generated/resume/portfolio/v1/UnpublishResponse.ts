// Original file: resume/portfolio/v1/portfolio.proto


/**
 * Nothing.
 */
export interface UnpublishResponse {
}

/**
 * Nothing.
 */
export interface UnpublishResponseOutput {
}
