// Original file: resume/identity/v1/identity.proto


/**
 * The key to delete.
 */
export interface DeleteApiKeyRequest {
  'id'?: (string);
}

/**
 * The key to delete.
 */
export interface DeleteApiKeyRequestOutput {
  'id': (string);
}
