// Original file: resume/events/v1/documents_events.proto


/**
 * resume.documents.share_link.deleted: a document is no longer shared under this link.
 */
export interface ShareLinkDeleted {
  'shareLinkId'?: (string);
  'userId'?: (string);
  'documentId'?: (string);
}

/**
 * resume.documents.share_link.deleted: a document is no longer shared under this link.
 */
export interface ShareLinkDeletedOutput {
  'shareLinkId': (string);
  'userId': (string);
  'documentId': (string);
}
