// Original file: resume/portfolio/v1/portfolio.proto


/**
 * The calling user.
 */
export interface GetPublicationRequest {
}

/**
 * The calling user.
 */
export interface GetPublicationRequestOutput {
}
