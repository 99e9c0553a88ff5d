// Original file: resume/documents/v1/documents.proto


/**
 * The document and the page.
 */
export interface ListShareLinksRequest {
  'documentId'?: (string);
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * The document and the page.
 */
export interface ListShareLinksRequestOutput {
  'documentId': (string);
  'limit': (number);
  'offset': (number);
}
