// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.api_key.revived: the subscription that owns a key came back.
 */
export interface ApiKeyRevived {
  'keyId'?: (string);
  'userId'?: (string);
}

/**
 * resume.identity.api_key.revived: the subscription that owns a key came back.
 */
export interface ApiKeyRevivedOutput {
  'keyId': (string);
  'userId': (string);
}
