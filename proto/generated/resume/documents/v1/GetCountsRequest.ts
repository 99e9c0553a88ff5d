// Original file: resume/documents/v1/documents.proto


/**
 * The calling user.
 */
export interface GetCountsRequest {
}

/**
 * The calling user.
 */
export interface GetCountsRequestOutput {
}
