// Original file: resume/events/v1/documents_events.proto


/**
 * resume.documents.document.updated: a document has a new revision.
 */
export interface DocumentUpdated {
  'documentId'?: (string);
  'userId'?: (string);
  'revision'?: (number);
}

/**
 * resume.documents.document.updated: a document has a new revision.
 */
export interface DocumentUpdatedOutput {
  'documentId': (string);
  'userId': (string);
  'revision': (number);
}
