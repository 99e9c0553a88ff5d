// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.rotated: a key was replaced by another.
 */
export interface ApiKeyRotated {
  'keyId'?: (string);
  'userId'?: (string);
  'replacementKeyId'?: (string);
  /**
   * HMAC-SHA256 of the replaced key, hexadecimal: names the cache entry.
   */
  'keyHash'?: (string);
}

/**
 * resume.identity.api_key.rotated: a key was replaced by another.
 */
export interface ApiKeyRotatedOutput {
  'keyId': (string);
  'userId': (string);
  'replacementKeyId': (string);
  /**
   * HMAC-SHA256 of the replaced key, hexadecimal: names the cache entry.
   */
  'keyHash': (string);
}
