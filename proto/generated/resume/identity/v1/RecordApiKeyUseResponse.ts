// Original file: resume/identity/v1/identity.proto


/**
 * Empty.
 */
export interface RecordApiKeyUseResponse {
}

/**
 * Empty.
 */
export interface RecordApiKeyUseResponseOutput {
}
