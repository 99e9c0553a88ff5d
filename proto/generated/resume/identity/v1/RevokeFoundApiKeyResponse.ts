// Original file: resume/identity/v1/identity.proto


/**
 * Empty.
 */
export interface RevokeFoundApiKeyResponse {
}

/**
 * Empty.
 */
export interface RevokeFoundApiKeyResponseOutput {
}
