// Original file: resume/documents/v1/documents.proto

import type { DocumentVersion as _resume_documents_v1_DocumentVersion, DocumentVersionOutput as _resume_documents_v1_DocumentVersionOutput } from '../../../resume/documents/v1/DocumentVersion.ts';

/**
 * A page of versions.
 */
export interface ListVersionsResponse {
  'items'?: (_resume_documents_v1_DocumentVersion)[];
  'total'?: (number);
}

/**
 * A page of versions.
 */
export interface ListVersionsResponseOutput {
  'items': (_resume_documents_v1_DocumentVersionOutput)[];
  'total': (number);
}
