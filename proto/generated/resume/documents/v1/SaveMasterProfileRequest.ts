// Original file: resume/documents/v1/documents.proto


/**
 * The new content, and which state it replaces.
 */
export interface SaveMasterProfileRequest {
  /**
   * As last read; absent when there is none yet.
   */
  'expectedUpdatedAt'?: (string);
  /**
   * A JSON object.
   */
  'content'?: (Buffer | Uint8Array | string);
  '_expectedUpdatedAt'?: "expectedUpdatedAt";
}

/**
 * The new content, and which state it replaces.
 */
export interface SaveMasterProfileRequestOutput {
  /**
   * As last read; absent when there is none yet.
   */
  'expectedUpdatedAt'?: (string);
  /**
   * A JSON object.
   */
  'content': (Buffer);
  '_expectedUpdatedAt'?: "expectedUpdatedAt";
}
