// Original file: resume/identity/v1/identity.proto


/**
 * What a gateway needs to know of a live session.
 */
export interface AuthenticateSessionResponse {
  'sessionId'?: (string);
  'userId'?: (string);
  'email'?: (string);
  'emailVerified'?: (boolean);
  'expiresAt'?: (string);
  /**
   * A Set-Cookie header to pass on when the session was prolonged.
   */
  'setCookie'?: (string);
  '_setCookie'?: "setCookie";
}

/**
 * What a gateway needs to know of a live session.
 */
export interface AuthenticateSessionResponseOutput {
  'sessionId': (string);
  'userId': (string);
  'email': (string);
  'emailVerified': (boolean);
  'expiresAt': (string);
  /**
   * A Set-Cookie header to pass on when the session was prolonged.
   */
  'setCookie'?: (string);
  '_setCookie'?: "setCookie";
}
