// Original file: resume/identity/v1/identity.proto


/**
 * Nothing to say.
 */
export interface DeleteApiKeyResponse {
}

/**
 * Nothing to say.
 */
export interface DeleteApiKeyResponseOutput {
}
