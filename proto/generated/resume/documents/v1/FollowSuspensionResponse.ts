// Original file: resume/documents/v1/documents.proto


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
