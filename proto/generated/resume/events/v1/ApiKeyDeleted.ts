// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.deleted: a key was removed for good.
 */
export interface ApiKeyDeleted {
  'keyId'?: (string);
  'userId'?: (string);
  /**
   * HMAC-SHA256 of the key, hexadecimal: names the cache entry.
   */
  'keyHash'?: (string);
}

/**
 * resume.identity.api_key.deleted: a key was removed for good.
 */
export interface ApiKeyDeletedOutput {
  'keyId': (string);
  'userId': (string);
  /**
   * HMAC-SHA256 of the key, hexadecimal: names the cache entry.
   */
  'keyHash': (string);
}
