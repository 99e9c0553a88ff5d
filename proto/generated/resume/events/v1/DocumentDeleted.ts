// Original file: resume/events/v1/documents_events.proto


/**
 * resume.documents.document.deleted: a document was deleted; it can be restored for some time.
 */
export interface DocumentDeleted {
  'documentId'?: (string);
  'userId'?: (string);
  /**
   * RESUME, COVER_LETTER, PORTFOLIO or LINK_IN_BIO.
   */
  'type'?: (string);
}

/**
 * resume.documents.document.deleted: a document was deleted; it can be restored for some time.
 */
export interface DocumentDeletedOutput {
  'documentId': (string);
  'userId': (string);
  /**
   * RESUME, COVER_LETTER, PORTFOLIO or LINK_IN_BIO.
   */
  'type': (string);
}
