// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.suspension.changed: the administrator suspended a user, or lifted the suspension. Nothing of a suspended user is
 * public.
 */
export interface SuspensionChanged {
  'userId'?: (string);
  'suspended'?: (boolean);
  /**
   * Grows with each change of the user's suspension; an event with a lower or equal version is old.
   */
  'version'?: (number);
}

/**
 * resume.identity.suspension.changed: the administrator suspended a user, or lifted the suspension. Nothing of a suspended user is
 * public.
 */
export interface SuspensionChangedOutput {
  'userId': (string);
  'suspended': (boolean);
  /**
   * Grows with each change of the user's suspension; an event with a lower or equal version is old.
   */
  'version': (number);
}
