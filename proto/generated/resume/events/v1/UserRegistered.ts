// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.user.registered: an account was made.
 */
export interface UserRegistered {
  'userId'?: (string);
  /**
   * No longer told: the stream keeps events for 30 days, also those of an account that is erased meanwhile.
   * @deprecated
   */
  'email'?: (string);
}

/**
 * resume.identity.user.registered: an account was made.
 */
export interface UserRegisteredOutput {
  'userId': (string);
  /**
   * No longer told: the stream keeps events for 30 days, also those of an account that is erased meanwhile.
   * @deprecated
   */
  'email': (string);
}
