// Original file: resume/events/v1/documents_events.proto

import type { DocumentType as _resume_documents_v1_DocumentType, DocumentTypeOutput as _resume_documents_v1_DocumentTypeOutput } from '../../../resume/documents/v1/DocumentType.ts';

/**
 * resume.documents.document.deleted: a document was deleted; it can be restored for 30 days.
 */
export interface DocumentDeleted {
  'documentId'?: (string);
  'userId'?: (string);
  'documentType'?: (_resume_documents_v1_DocumentType);
}

/**
 * resume.documents.document.deleted: a document was deleted; it can be restored for 30 days.
 */
export interface DocumentDeletedOutput {
  'documentId': (string);
  'userId': (string);
  'documentType': (_resume_documents_v1_DocumentTypeOutput);
}
