// Original file: resume/events/v1/documents_events.proto

import type { DocumentType as _resume_documents_v1_DocumentType, DocumentTypeOutput as _resume_documents_v1_DocumentTypeOutput } from '../../../resume/documents/v1/DocumentType.ts';

/**
 * resume.documents.document.created: a document was created, imported or duplicated.
 */
export interface DocumentCreated {
  'documentId'?: (string);
  'userId'?: (string);
  'documentType'?: (_resume_documents_v1_DocumentType);
}

/**
 * resume.documents.document.created: a document was created, imported or duplicated.
 */
export interface DocumentCreatedOutput {
  'documentId': (string);
  'userId': (string);
  'documentType': (_resume_documents_v1_DocumentTypeOutput);
}
