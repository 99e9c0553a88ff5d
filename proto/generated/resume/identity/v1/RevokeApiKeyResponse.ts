// Original file: resume/identity/v1/identity.proto


/**
 * Nothing to say.
 */
export interface RevokeApiKeyResponse {
}

/**
 * Nothing to say.
 */
export interface RevokeApiKeyResponseOutput {
}
