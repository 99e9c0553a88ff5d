// Original file: resume/documents/v1/documents.proto


/**
 * The document.
 */
export interface ExportJsonResumeResponse {
  /**
   * A JSON object.
   */
  'resume'?: (Buffer | Uint8Array | string);
}

/**
 * The document.
 */
export interface ExportJsonResumeResponseOutput {
  /**
   * A JSON object.
   */
  'resume': (Buffer);
}
