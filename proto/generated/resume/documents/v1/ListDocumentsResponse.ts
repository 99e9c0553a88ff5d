// Original file: resume/documents/v1/documents.proto

import type { Document as _resume_documents_v1_Document, DocumentOutput as _resume_documents_v1_DocumentOutput } from '../../../resume/documents/v1/Document.ts';

/**
 * A page of documents.
 */
export interface ListDocumentsResponse {
  'items'?: (_resume_documents_v1_Document)[];
  'total'?: (number);
}

/**
 * A page of documents.
 */
export interface ListDocumentsResponseOutput {
  'items': (_resume_documents_v1_DocumentOutput)[];
  'total': (number);
}
