// Original file: resume/identity/v1/identity.proto


/**
 * The username as typed.
 */
export interface CheckUsernameAvailabilityRequest {
  'username'?: (string);
}

/**
 * The username as typed.
 */
export interface CheckUsernameAvailabilityRequestOutput {
  'username': (string);
}
