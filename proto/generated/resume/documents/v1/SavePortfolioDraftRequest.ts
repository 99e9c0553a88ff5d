// Original file: resume/documents/v1/documents.proto


/**
 * A draft to save.
 */
export interface SavePortfolioDraftRequest {
  /**
   * Absent: the newest, or a new one.
   */
  'documentId'?: (string);
  /**
   * The revision that the caller knows; absent: the caller knows of no draft.
   */
  'revision'?: (number);
  'subdomain'?: (string);
  /**
   * A JSON object.
   */
  'snapshot'?: (Buffer | Uint8Array | string);
  '_documentId'?: "documentId";
  '_revision'?: "revision";
}

/**
 * A draft to save.
 */
export interface SavePortfolioDraftRequestOutput {
  /**
   * Absent: the newest, or a new one.
   */
  'documentId'?: (string);
  /**
   * The revision that the caller knows; absent: the caller knows of no draft.
   */
  'revision'?: (number);
  'subdomain': (string);
  /**
   * A JSON object.
   */
  'snapshot': (Buffer);
  '_documentId'?: "documentId";
  '_revision'?: "revision";
}
