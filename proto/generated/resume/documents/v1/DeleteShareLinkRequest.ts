// Original file: resume/documents/v1/documents.proto


/**
 * The link to delete.
 */
export interface DeleteShareLinkRequest {
  'documentId'?: (string);
  'shareLinkId'?: (string);
}

/**
 * The link to delete.
 */
export interface DeleteShareLinkRequestOutput {
  'documentId': (string);
  'shareLinkId': (string);
}
