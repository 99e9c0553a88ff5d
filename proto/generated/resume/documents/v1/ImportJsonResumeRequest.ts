// Original file: resume/documents/v1/documents.proto


/**
 * The document to import.
 */
export interface ImportJsonResumeRequest {
  /**
   * A JSON object.
   */
  'resume'?: (Buffer | Uint8Array | string);
  'replaceMaster'?: (boolean);
}

/**
 * The document to import.
 */
export interface ImportJsonResumeRequestOutput {
  /**
   * A JSON object.
   */
  'resume': (Buffer);
  'replaceMaster': (boolean);
}
