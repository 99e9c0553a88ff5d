// Original file: resume/documents/v1/documents.proto


/**
 * The version to read.
 */
export interface GetVersionRequest {
  'documentId'?: (string);
  'revision'?: (number);
}

/**
 * The version to read.
 */
export interface GetVersionRequestOutput {
  'documentId': (string);
  'revision': (number);
}
