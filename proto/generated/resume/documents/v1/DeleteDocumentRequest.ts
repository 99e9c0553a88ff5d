// Original file: resume/documents/v1/documents.proto


/**
 * The document to delete.
 */
export interface DeleteDocumentRequest {
  'id'?: (string);
}

/**
 * The document to delete.
 */
export interface DeleteDocumentRequestOutput {
  'id': (string);
}
