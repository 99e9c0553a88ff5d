// Original file: resume/documents/v1/documents.proto


/**
 * The documents in question.
 */
export interface ListSharedDocumentsRequest {
  'documentIds'?: (string)[];
}

/**
 * The documents in question.
 */
export interface ListSharedDocumentsRequestOutput {
  'documentIds': (string)[];
}
