// Original file: resume/documents/v1/documents.proto


/**
 * A former state of a document.
 */
export interface DocumentVersion {
  'documentId'?: (string);
  'revision'?: (number);
  'title'?: (string);
  'slug'?: (string);
  'tags'?: (string)[];
  /**
   * A JSON object; absent in lists.
   */
  'content'?: (Buffer | Uint8Array | string);
  /**
   * A JSON object.
   */
  'metadata'?: (Buffer | Uint8Array | string);
  'templateId'?: (string);
  'schemaVersion'?: (number);
  'visibility'?: (string);
  /**
   * When this state was written.
   */
  'createdAt'?: (string);
  /**
   * When the next state took its place.
   */
  'supersededAt'?: (string);
  '_content'?: "content";
}

/**
 * A former state of a document.
 */
export interface DocumentVersionOutput {
  'documentId': (string);
  'revision': (number);
  'title': (string);
  'slug': (string);
  'tags': (string)[];
  /**
   * A JSON object; absent in lists.
   */
  'content'?: (Buffer);
  /**
   * A JSON object.
   */
  'metadata': (Buffer);
  'templateId': (string);
  'schemaVersion': (number);
  'visibility': (string);
  /**
   * When this state was written.
   */
  'createdAt': (string);
  /**
   * When the next state took its place.
   */
  'supersededAt': (string);
  '_content'?: "content";
}
