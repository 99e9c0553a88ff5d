// Original file: resume/identity/v1/identity.proto


/**
 * A session, as the administrator sees it.
 */
export interface Session {
  'id'?: (string);
  'createdAt'?: (string);
  /**
   * When it was last extended.
   */
  'updatedAt'?: (string);
  'expiresAt'?: (string);
  /**
   * What the browser or program called itself.
   */
  'userAgent'?: (string);
}

/**
 * A session, as the administrator sees it.
 */
export interface SessionOutput {
  'id': (string);
  'createdAt': (string);
  /**
   * When it was last extended.
   */
  'updatedAt': (string);
  'expiresAt': (string);
  /**
   * What the browser or program called itself.
   */
  'userAgent': (string);
}
