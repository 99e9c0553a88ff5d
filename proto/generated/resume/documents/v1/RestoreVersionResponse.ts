// Original file: resume/documents/v1/documents.proto

import type { Document as _resume_documents_v1_Document, DocumentOutput as _resume_documents_v1_DocumentOutput } from '../../../resume/documents/v1/Document.ts';

/**
 * The document in its new revision.
 */
export interface RestoreVersionResponse {
  'document'?: (_resume_documents_v1_Document | null);
}

/**
 * The document in its new revision.
 */
export interface RestoreVersionResponseOutput {
  'document': (_resume_documents_v1_DocumentOutput | null);
}
