// Original file: resume/identity/v1/identity.proto


/**
 * The user to delete.
 */
export interface EraseUserRequest {
  'userId'?: (string);
  /**
   * The user's address, typed again.
   */
  'confirm'?: (string);
  /**
   * For the audit log.
   */
  'reason'?: (string);
}

/**
 * The user to delete.
 */
export interface EraseUserRequestOutput {
  'userId': (string);
  /**
   * The user's address, typed again.
   */
  'confirm': (string);
  /**
   * For the audit log.
   */
  'reason': (string);
}
