// Original file: resume/documents/v1/documents.proto


/**
 * The document to share, and how.
 */
export interface CreateShareLinkRequest {
  'documentId'?: (string);
  /**
   * A JSON object.
   */
  'snapshot'?: (Buffer | Uint8Array | string);
  'noExpiry'?: (boolean);
  /**
   * Absent: 30 days from now, unless no_expiry.
   */
  'expiresAt'?: (string);
  /**
   * Absent: that of the replaced link, if there is one.
   */
  'password'?: (string);
  'removePassword'?: (boolean);
  /**
   * Whether the link takes the document's current slug instead of the replaced link's.
   */
  'updateSlug'?: (boolean);
  /**
   * The calling user's claimed username; empty: none.
   */
  'username'?: (string);
  '_expiresAt'?: "expiresAt";
  '_password'?: "password";
}

/**
 * The document to share, and how.
 */
export interface CreateShareLinkRequestOutput {
  'documentId': (string);
  /**
   * A JSON object.
   */
  'snapshot': (Buffer);
  'noExpiry': (boolean);
  /**
   * Absent: 30 days from now, unless no_expiry.
   */
  'expiresAt'?: (string);
  /**
   * Absent: that of the replaced link, if there is one.
   */
  'password'?: (string);
  'removePassword': (boolean);
  /**
   * Whether the link takes the document's current slug instead of the replaced link's.
   */
  'updateSlug': (boolean);
  /**
   * The calling user's claimed username; empty: none.
   */
  'username': (string);
  '_expiresAt'?: "expiresAt";
  '_password'?: "password";
}
