// Original file: resume/identity/v1/identity.proto


/**
 * What the gateway needs to know about an active session.
 */
export interface AuthenticateSessionResponse {
  'sessionId'?: (string);
  'userId'?: (string);
  'email'?: (string);
  'emailVerified'?: (boolean);
  'expiresAt'?: (string);
  /**
   * A Set-Cookie header to pass on when the session was extended.
   */
  'setCookie'?: (string);
  '_setCookie'?: "setCookie";
}

/**
 * What the gateway needs to know about an active session.
 */
export interface AuthenticateSessionResponseOutput {
  'sessionId': (string);
  'userId': (string);
  'email': (string);
  'emailVerified': (boolean);
  'expiresAt': (string);
  /**
   * A Set-Cookie header to pass on when the session was extended.
   */
  'setCookie'?: (string);
  '_setCookie'?: "setCookie";
}
