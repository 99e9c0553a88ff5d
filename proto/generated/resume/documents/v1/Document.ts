// Original file: resume/documents/v1/documents.proto


/**
 * A document.
 */
export interface Document {
  'id'?: (string);
  'userId'?: (string);
  /**
   * RESUME, COVER_LETTER, PORTFOLIO or LINK_IN_BIO.
   */
  'type'?: (string);
  'title'?: (string);
  'slug'?: (string);
  'tags'?: (string)[];
  /**
   * A JSON object; absent in lists, and in the answer to a call that brought it: it is kept as it was sent.
   */
  'content'?: (Buffer | Uint8Array | string);
  /**
   * A JSON object.
   */
  'metadata'?: (Buffer | Uint8Array | string);
  'templateId'?: (string);
  'schemaVersion'?: (number);
  'revision'?: (number);
  /**
   * PRIVATE, UNLISTED or PUBLIC.
   */
  'visibility'?: (string);
  'keepLocalOnly'?: (boolean);
  'lastSyncedAt'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'deletedAt'?: (string);
  '_content'?: "content";
  '_lastSyncedAt'?: "lastSyncedAt";
  '_deletedAt'?: "deletedAt";
}

/**
 * A document.
 */
export interface DocumentOutput {
  'id': (string);
  'userId': (string);
  /**
   * RESUME, COVER_LETTER, PORTFOLIO or LINK_IN_BIO.
   */
  'type': (string);
  'title': (string);
  'slug': (string);
  'tags': (string)[];
  /**
   * A JSON object; absent in lists, and in the answer to a call that brought it: it is kept as it was sent.
   */
  'content'?: (Buffer);
  /**
   * A JSON object.
   */
  'metadata': (Buffer);
  'templateId': (string);
  'schemaVersion': (number);
  'revision': (number);
  /**
   * PRIVATE, UNLISTED or PUBLIC.
   */
  'visibility': (string);
  'keepLocalOnly': (boolean);
  'lastSyncedAt'?: (string);
  'createdAt': (string);
  'updatedAt': (string);
  'deletedAt'?: (string);
  '_content'?: "content";
  '_lastSyncedAt'?: "lastSyncedAt";
  '_deletedAt'?: "deletedAt";
}
