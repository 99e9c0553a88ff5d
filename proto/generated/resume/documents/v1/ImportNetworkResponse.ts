// Original file: resume/documents/v1/documents.proto

import type { Document as _resume_documents_v1_Document, DocumentOutput as _resume_documents_v1_DocumentOutput } from '../../../resume/documents/v1/Document.ts';

/**
 * The new resume.
 */
export interface ImportNetworkResponse {
  'document'?: (_resume_documents_v1_Document | null);
}

/**
 * The new resume.
 */
export interface ImportNetworkResponseOutput {
  'document': (_resume_documents_v1_DocumentOutput | null);
}
