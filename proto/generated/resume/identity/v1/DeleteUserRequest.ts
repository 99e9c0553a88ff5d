// Original file: resume/identity/v1/identity.proto


/**
 * The confirmation.
 */
export interface DeleteUserRequest {
  /**
   * The user's own e-mail address, typed again.
   */
  'confirm'?: (string);
}

/**
 * The confirmation.
 */
export interface DeleteUserRequestOutput {
  /**
   * The user's own e-mail address, typed again.
   */
  'confirm': (string);
}
