// Original file: resume/events/v1/documents_events.proto


/**
 * resume.documents.share_link.created: a document was shared; a former link of it is replaced.
 */
export interface ShareLinkCreated {
  'shareLinkId'?: (string);
  'userId'?: (string);
  'documentId'?: (string);
}

/**
 * resume.documents.share_link.created: a document was shared; a former link of it is replaced.
 */
export interface ShareLinkCreatedOutput {
  'shareLinkId': (string);
  'userId': (string);
  'documentId': (string);
}
