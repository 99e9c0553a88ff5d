// Original file: resume/identity/v1/identity.proto


/**
 * The key to revoke.
 */
export interface RevokeApiKeyRequest {
  'id'?: (string);
}

/**
 * The key to revoke.
 */
export interface RevokeApiKeyRequestOutput {
  'id': (string);
}
