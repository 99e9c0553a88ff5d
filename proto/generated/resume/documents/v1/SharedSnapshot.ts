// Original file: resume/documents/v1/documents.proto


/**
 * What a reader of a link sees.
 */
export interface SharedSnapshot {
  'documentTitle'?: (string);
  'expiresAt'?: (string);
  /**
   * A JSON object.
   */
  'snapshot'?: (Buffer | Uint8Array | string);
  '_expiresAt'?: "expiresAt";
}

/**
 * What a reader of a link sees.
 */
export interface SharedSnapshotOutput {
  'documentTitle': (string);
  'expiresAt'?: (string);
  /**
   * A JSON object.
   */
  'snapshot': (Buffer);
  '_expiresAt'?: "expiresAt";
}
