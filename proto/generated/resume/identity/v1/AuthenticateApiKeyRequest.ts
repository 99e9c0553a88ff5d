// Original file: resume/identity/v1/identity.proto


/**
 * The key to authenticate.
 */
export interface AuthenticateApiKeyRequest {
  /**
   * HMAC-SHA256 of the whole key under API_KEY_HASH_SECRET, 32 bytes.
   */
  'keyHash'?: (Buffer | Uint8Array | string);
}

/**
 * The key to authenticate.
 */
export interface AuthenticateApiKeyRequestOutput {
  /**
   * HMAC-SHA256 of the whole key under API_KEY_HASH_SECRET, 32 bytes.
   */
  'keyHash': (Buffer);
}
