// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.session.ended: a session was signed out or revoked.
 */
export interface SessionEnded {
  'sessionId'?: (string);
  'userId'?: (string);
  /**
   * SHA-256 of the signed cookie value, hexadecimal: names the cache entries.
   */
  'cookieHash'?: (string);
}

/**
 * resume.identity.session.ended: a session was signed out or revoked.
 */
export interface SessionEndedOutput {
  'sessionId': (string);
  'userId': (string);
  /**
   * SHA-256 of the signed cookie value, hexadecimal: names the cache entries.
   */
  'cookieHash': (string);
}
