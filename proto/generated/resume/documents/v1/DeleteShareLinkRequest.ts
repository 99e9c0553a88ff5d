// Original file: resume/documents/v1/documents.proto


/**
 * The link to end.
 */
export interface DeleteShareLinkRequest {
  'documentId'?: (string);
  'shareLinkId'?: (string);
}

/**
 * The link to end.
 */
export interface DeleteShareLinkRequestOutput {
  'documentId': (string);
  'shareLinkId': (string);
}
