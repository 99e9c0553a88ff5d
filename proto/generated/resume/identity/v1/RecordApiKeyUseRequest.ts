// Original file: resume/identity/v1/identity.proto


/**
 * The key that was used.
 */
export interface RecordApiKeyUseRequest {
  'keyId'?: (string);
}

/**
 * The key that was used.
 */
export interface RecordApiKeyUseRequestOutput {
  'keyId': (string);
}
