// Original file: resume/documents/v1/documents.proto

import type { Document as _resume_documents_v1_Document, DocumentOutput as _resume_documents_v1_DocumentOutput } from '../../../resume/documents/v1/Document.ts';

/**
 * The new resume.
 */
export interface ImportCodehostResponse {
  'document'?: (_resume_documents_v1_Document | null);
}

/**
 * The new resume.
 */
export interface ImportCodehostResponseOutput {
  'document': (_resume_documents_v1_DocumentOutput | null);
}
