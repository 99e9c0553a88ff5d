// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.revived: the subscription that owns a key came back.
 */
export interface ApiKeyRevived {
  'keyId'?: (string);
  'userId'?: (string);
  /**
   * HMAC-SHA256 of the key, hexadecimal: names the cache entry.
   */
  'keyHash'?: (string);
}

/**
 * resume.identity.api_key.revived: the subscription that owns a key came back.
 */
export interface ApiKeyRevivedOutput {
  'keyId': (string);
  'userId': (string);
  /**
   * HMAC-SHA256 of the key, hexadecimal: names the cache entry.
   */
  'keyHash': (string);
}
