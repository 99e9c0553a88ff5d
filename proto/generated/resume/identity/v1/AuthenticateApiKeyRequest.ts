// Original file: resume/identity/v1/identity.proto


/**
 * The key to authenticate.
 */
export interface AuthenticateApiKeyRequest {
  /**
   * HMAC-SHA256 of the whole key under API_KEY_HASH_SECRET, 32 bytes.
   */
  'keyHash'?: (Buffer | Uint8Array | string);
  /**
   * The same under API_KEY_HASH_SECRET_PREVIOUS; absent unless one secret replaces another. A key that is stored under it
   * moves to key_hash, and is found by both from then on.
   */
  'previousKeyHash'?: (Buffer | Uint8Array | string);
  '_previousKeyHash'?: "previousKeyHash";
}

/**
 * The key to authenticate.
 */
export interface AuthenticateApiKeyRequestOutput {
  /**
   * HMAC-SHA256 of the whole key under API_KEY_HASH_SECRET, 32 bytes.
   */
  'keyHash': (Buffer);
  /**
   * The same under API_KEY_HASH_SECRET_PREVIOUS; absent unless one secret replaces another. A key that is stored under it
   * moves to key_hash, and is found by both from then on.
   */
  'previousKeyHash'?: (Buffer);
  '_previousKeyHash'?: "previousKeyHash";
}
