// Original file: resume/events/v1/documents_events.proto


/**
 * resume.documents.document.restored: a deleted document came back.
 */
export interface DocumentRestored {
  'documentId'?: (string);
  'userId'?: (string);
  /**
   * RESUME, COVER_LETTER, PORTFOLIO or LINK_IN_BIO.
   */
  'type'?: (string);
}

/**
 * resume.documents.document.restored: a deleted document came back.
 */
export interface DocumentRestoredOutput {
  'documentId': (string);
  'userId': (string);
  /**
   * RESUME, COVER_LETTER, PORTFOLIO or LINK_IN_BIO.
   */
  'type': (string);
}
