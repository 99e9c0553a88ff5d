// Original file: resume/documents/v1/documents.proto

import type { DocumentVersion as _resume_documents_v1_DocumentVersion, DocumentVersionOutput as _resume_documents_v1_DocumentVersionOutput } from '../../../resume/documents/v1/DocumentVersion.ts';

/**
 * The version.
 */
export interface GetVersionResponse {
  'version'?: (_resume_documents_v1_DocumentVersion | null);
}

/**
 * The version.
 */
export interface GetVersionResponseOutput {
  'version': (_resume_documents_v1_DocumentVersionOutput | null);
}
