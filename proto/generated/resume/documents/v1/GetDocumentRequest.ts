// Original file: resume/documents/v1/documents.proto


/**
 * The document to read.
 */
export interface GetDocumentRequest {
  'id'?: (string);
}

/**
 * The document to read.
 */
export interface GetDocumentRequestOutput {
  'id': (string);
}
