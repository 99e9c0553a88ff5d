// Original file: resume/documents/v1/documents.proto

import type { Document as _resume_documents_v1_Document, DocumentOutput as _resume_documents_v1_DocumentOutput } from '../../../resume/documents/v1/Document.ts';

/**
 * The restored document.
 */
export interface RestoreDocumentResponse {
  'document'?: (_resume_documents_v1_Document | null);
}

/**
 * The restored document.
 */
export interface RestoreDocumentResponseOutput {
  'document': (_resume_documents_v1_DocumentOutput | null);
}
