// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.deleted: a key was removed for good.
 */
export interface ApiKeyDeleted {
  'keyId'?: (string);
  'userId'?: (string);
}

/**
 * resume.identity.api_key.deleted: a key was removed for good.
 */
export interface ApiKeyDeletedOutput {
  'keyId': (string);
  'userId': (string);
}
