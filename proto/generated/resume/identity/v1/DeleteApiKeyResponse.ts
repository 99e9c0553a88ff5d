// Original file: resume/identity/v1/identity.proto


/**
 * Empty.
 */
export interface DeleteApiKeyResponse {
}

/**
 * Empty.
 */
export interface DeleteApiKeyResponseOutput {
}
