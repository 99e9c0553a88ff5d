// Original file: resume/identity/v1/identity.proto


/**
 * The user, and whether the account shall be suspended.
 */
export interface SetUserSuspensionRequest {
  'userId'?: (string);
  'suspended'?: (boolean);
  /**
   * For the audit log.
   */
  'reason'?: (string);
}

/**
 * The user, and whether the account shall be suspended.
 */
export interface SetUserSuspensionRequestOutput {
  'userId': (string);
  'suspended': (boolean);
  /**
   * For the audit log.
   */
  'reason': (string);
}
