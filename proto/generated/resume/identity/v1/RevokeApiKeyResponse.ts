// Original file: resume/identity/v1/identity.proto


/**
 * Empty.
 */
export interface RevokeApiKeyResponse {
}

/**
 * Empty.
 */
export interface RevokeApiKeyResponseOutput {
}
