// Original file: resume/documents/v1/documents.proto


/**
 * The document to restore.
 */
export interface RestoreDocumentRequest {
  'id'?: (string);
}

/**
 * The document to restore.
 */
export interface RestoreDocumentRequestOutput {
  'id': (string);
}
