// Original file: resume/documents/v1/documents.proto


/**
 * The document and the page of its versions.
 */
export interface ListVersionsRequest {
  'documentId'?: (string);
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * The document and the page of its versions.
 */
export interface ListVersionsRequestOutput {
  'documentId': (string);
  'limit': (number);
  'offset': (number);
}
