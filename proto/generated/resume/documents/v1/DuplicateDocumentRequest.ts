// Original file: resume/documents/v1/documents.proto


/**
 * The document to copy.
 */
export interface DuplicateDocumentRequest {
  'id'?: (string);
}

/**
 * The document to copy.
 */
export interface DuplicateDocumentRequestOutput {
  'id': (string);
}
