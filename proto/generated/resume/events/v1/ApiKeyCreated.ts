// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.created: a key was issued.
 */
export interface ApiKeyCreated {
  'keyId'?: (string);
  'userId'?: (string);
}

/**
 * resume.identity.api_key.created: a key was issued.
 */
export interface ApiKeyCreatedOutput {
  'keyId': (string);
  'userId': (string);
}
