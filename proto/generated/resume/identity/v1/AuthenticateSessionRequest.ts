// Original file: resume/identity/v1/identity.proto


/**
 * The session to authenticate.
 */
export interface AuthenticateSessionRequest {
  /**
   * The session cookie's value as sent: token and signature.
   */
  'cookie'?: (string);
}

/**
 * The session to authenticate.
 */
export interface AuthenticateSessionRequestOutput {
  /**
   * The session cookie's value as sent: token and signature.
   */
  'cookie': (string);
}
