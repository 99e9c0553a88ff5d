// Original file: resume/identity/v1/identity.proto


/**
 * The username as typed.
 */
export interface ClaimUsernameRequest {
  'username'?: (string);
}

/**
 * The username as typed.
 */
export interface ClaimUsernameRequestOutput {
  'username': (string);
}
