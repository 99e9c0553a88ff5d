// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.user.registered: an account was made.
 */
export interface UserRegistered {
  'userId'?: (string);
  'email'?: (string);
}

/**
 * resume.identity.user.registered: an account was made.
 */
export interface UserRegisteredOutput {
  'userId': (string);
  'email': (string);
}
