// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.session.ended: a session was signed out or revoked.
 */
export interface SessionEnded {
  'sessionId'?: (string);
  'userId'?: (string);
}

/**
 * resume.identity.session.ended: a session was signed out or revoked.
 */
export interface SessionEndedOutput {
  'sessionId': (string);
  'userId': (string);
}
