// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.rotated: a key was replaced by another.
 */
export interface ApiKeyRotated {
  'keyId'?: (string);
  'userId'?: (string);
  'replacementKeyId'?: (string);
}

/**
 * resume.identity.api_key.rotated: a key was replaced by another.
 */
export interface ApiKeyRotatedOutput {
  'keyId': (string);
  'userId': (string);
  'replacementKeyId': (string);
}
