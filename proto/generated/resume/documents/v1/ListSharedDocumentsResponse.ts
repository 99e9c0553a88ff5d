// Original file: resume/documents/v1/documents.proto


/**
 * Those of them that are shared.
 */
export interface ListSharedDocumentsResponse {
  'documentIds'?: (string)[];
}

/**
 * Those of them that are shared.
 */
export interface ListSharedDocumentsResponseOutput {
  'documentIds': (string)[];
}
