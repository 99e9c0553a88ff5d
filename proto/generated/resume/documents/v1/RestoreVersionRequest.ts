// Original file: resume/documents/v1/documents.proto


/**
 * The version to restore.
 */
export interface RestoreVersionRequest {
  'documentId'?: (string);
  'revision'?: (number);
}

/**
 * The version to restore.
 */
export interface RestoreVersionRequestOutput {
  'documentId': (string);
  'revision': (number);
}
