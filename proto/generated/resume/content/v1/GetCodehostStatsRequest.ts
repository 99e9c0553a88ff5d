// Original file: resume/content/v1/codehost.proto


/**
 * No fields.
 */
export interface GetCodehostStatsRequest {
}

/**
 * No fields.
 */
export interface GetCodehostStatsRequestOutput {
}
