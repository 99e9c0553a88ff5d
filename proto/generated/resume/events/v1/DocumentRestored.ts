// Original file: resume/events/v1/documents_events.proto

import type { DocumentType as _resume_documents_v1_DocumentType, DocumentTypeOutput as _resume_documents_v1_DocumentTypeOutput } from '../../../resume/documents/v1/DocumentType.ts';

/**
 * resume.documents.document.restored: a deleted document was restored.
 */
export interface DocumentRestored {
  'documentId'?: (string);
  'userId'?: (string);
  'documentType'?: (_resume_documents_v1_DocumentType);
}

/**
 * resume.documents.document.restored: a deleted document was restored.
 */
export interface DocumentRestoredOutput {
  'documentId': (string);
  'userId': (string);
  'documentType': (_resume_documents_v1_DocumentTypeOutput);
}
