// Original file: resume/events/v1/documents_events.proto


/**
 * resume.documents.share_link.deleted: a share link was deleted or replaced.
 */
export interface ShareLinkDeleted {
  'shareLinkId'?: (string);
  'userId'?: (string);
  'documentId'?: (string);
}

/**
 * resume.documents.share_link.deleted: a share link was deleted or replaced.
 */
export interface ShareLinkDeletedOutput {
  'shareLinkId': (string);
  'userId': (string);
  'documentId': (string);
}
