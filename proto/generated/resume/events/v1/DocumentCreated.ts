// Original file: resume/events/v1/documents_events.proto


/**
 * resume.documents.document.created: a document was made, by hand, by import or as a copy.
 */
export interface DocumentCreated {
  'documentId'?: (string);
  'userId'?: (string);
  /**
   * RESUME, COVER_LETTER, PORTFOLIO or LINK_IN_BIO.
   */
  'type'?: (string);
}

/**
 * resume.documents.document.created: a document was made, by hand, by import or as a copy.
 */
export interface DocumentCreatedOutput {
  'documentId': (string);
  'userId': (string);
  /**
   * RESUME, COVER_LETTER, PORTFOLIO or LINK_IN_BIO.
   */
  'type': (string);
}
