// Original file: resume/identity/v1/identity.proto


/**
 * Which sessions to end.
 */
export interface EndSessionsRequest {
  'userId'?: (string);
  /**
   * Absent: all of them.
   */
  'sessionId'?: (string);
  /**
   * For the audit log.
   */
  'reason'?: (string);
  '_sessionId'?: "sessionId";
}

/**
 * Which sessions to end.
 */
export interface EndSessionsRequestOutput {
  'userId': (string);
  /**
   * Absent: all of them.
   */
  'sessionId'?: (string);
  /**
   * For the audit log.
   */
  'reason': (string);
  '_sessionId'?: "sessionId";
}
