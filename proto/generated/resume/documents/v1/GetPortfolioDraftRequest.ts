// Original file: resume/documents/v1/documents.proto


/**
 * Which draft.
 */
export interface GetPortfolioDraftRequest {
  /**
   * Empty: the newest.
   */
  'documentId'?: (string);
}

/**
 * Which draft.
 */
export interface GetPortfolioDraftRequestOutput {
  /**
   * Empty: the newest.
   */
  'documentId': (string);
}
