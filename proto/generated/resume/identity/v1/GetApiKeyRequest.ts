// Original file: resume/identity/v1/identity.proto


/**
 * The key to read.
 */
export interface GetApiKeyRequest {
  'id'?: (string);
}

/**
 * The key to read.
 */
export interface GetApiKeyRequestOutput {
  'id': (string);
}
