// Original file: resume/identity/v1/identity.proto


/**
 * Nothing to say.
 */
export interface RecordApiKeyUseResponse {
}

/**
 * Nothing to say.
 */
export interface RecordApiKeyUseResponseOutput {
}
