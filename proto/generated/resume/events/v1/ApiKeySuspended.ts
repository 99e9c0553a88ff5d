// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.suspended: the subscription that owns a key lapsed.
 */
export interface ApiKeySuspended {
  'keyId'?: (string);
  'userId'?: (string);
  /**
   * HMAC-SHA256 of the key, hexadecimal: names the cache entry.
   */
  'keyHash'?: (string);
}

/**
 * resume.identity.api_key.suspended: the subscription that owns a key lapsed.
 */
export interface ApiKeySuspendedOutput {
  'keyId': (string);
  'userId': (string);
  /**
   * HMAC-SHA256 of the key, hexadecimal: names the cache entry.
   */
  'keyHash': (string);
}
