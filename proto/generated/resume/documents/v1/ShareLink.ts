// Original file: resume/documents/v1/documents.proto


/**
 * A public link to a snapshot of a document.
 */
export interface ShareLink {
  'id'?: (string);
  'userId'?: (string);
  'documentId'?: (string);
  'slug'?: (string);
  /**
   * 32 URL-safe random characters.
   */
  'token'?: (string);
  'username'?: (string);
  'documentSlug'?: (string);
  /**
   * Path of the page of the web app that shows it.
   */
  'publicPath'?: (string);
  /**
   * A JSON object.
   */
  'snapshot'?: (Buffer | Uint8Array | string);
  'hasPassword'?: (boolean);
  /**
   * Absent: never.
   */
  'expiresAt'?: (string);
  'viewCount'?: (number);
  'lastViewedAt'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  '_expiresAt'?: "expiresAt";
  '_lastViewedAt'?: "lastViewedAt";
}

/**
 * A public link to a snapshot of a document.
 */
export interface ShareLinkOutput {
  'id': (string);
  'userId': (string);
  'documentId': (string);
  'slug': (string);
  /**
   * 32 URL-safe random characters.
   */
  'token': (string);
  'username': (string);
  'documentSlug': (string);
  /**
   * Path of the page of the web app that shows it.
   */
  'publicPath': (string);
  /**
   * A JSON object.
   */
  'snapshot': (Buffer);
  'hasPassword': (boolean);
  /**
   * Absent: never.
   */
  'expiresAt'?: (string);
  'viewCount': (number);
  'lastViewedAt'?: (string);
  'createdAt': (string);
  'updatedAt': (string);
  '_expiresAt'?: "expiresAt";
  '_lastViewedAt'?: "lastViewedAt";
}
