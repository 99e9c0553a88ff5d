// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.revoked: a key was revoked.
 */
export interface ApiKeyRevoked {
  'keyId'?: (string);
  'userId'?: (string);
  /**
   * HMAC-SHA256 of the key, hexadecimal: names the cache entry.
   */
  'keyHash'?: (string);
}

/**
 * resume.identity.api_key.revoked: a key was revoked.
 */
export interface ApiKeyRevokedOutput {
  'keyId': (string);
  'userId': (string);
  /**
   * HMAC-SHA256 of the key, hexadecimal: names the cache entry.
   */
  'keyHash': (string);
}
