// Original file: resume/documents/v1/documents.proto

import type { DocumentType as _resume_documents_v1_DocumentType, DocumentTypeOutput as _resume_documents_v1_DocumentTypeOutput } from '../../../resume/documents/v1/DocumentType.ts';
import type { DocumentVisibility as _resume_documents_v1_DocumentVisibility, DocumentVisibilityOutput as _resume_documents_v1_DocumentVisibilityOutput } from '../../../resume/documents/v1/DocumentVisibility.ts';
import type { DocumentSort as _resume_documents_v1_DocumentSort, DocumentSortOutput as _resume_documents_v1_DocumentSortOutput } from '../../../resume/documents/v1/DocumentSort.ts';

/**
 * Filters, order and page.
 */
export interface ListDocumentsRequest {
  'limit'?: (number);
  'offset'?: (number);
  'tag'?: (string);
  /**
   * Text within the title, in any case.
   */
  'search'?: (string);
  'documentType'?: (_resume_documents_v1_DocumentType);
  'documentVisibility'?: (_resume_documents_v1_DocumentVisibility);
  'documentSort'?: (_resume_documents_v1_DocumentSort);
  /**
   * ISO 8601: only documents that changed then or later, deleted ones included.
   */
  'updatedSince'?: (string);
  '_tag'?: "tag";
  '_search'?: "search";
  '_documentType'?: "documentType";
  '_documentVisibility'?: "documentVisibility";
  '_updatedSince'?: "updatedSince";
}

/**
 * Filters, order and page.
 */
export interface ListDocumentsRequestOutput {
  'limit': (number);
  'offset': (number);
  'tag'?: (string);
  /**
   * Text within the title, in any case.
   */
  'search'?: (string);
  'documentType'?: (_resume_documents_v1_DocumentTypeOutput);
  'documentVisibility'?: (_resume_documents_v1_DocumentVisibilityOutput);
  'documentSort': (_resume_documents_v1_DocumentSortOutput);
  /**
   * ISO 8601: only documents that changed then or later, deleted ones included.
   */
  'updatedSince'?: (string);
  '_tag'?: "tag";
  '_search'?: "search";
  '_documentType'?: "documentType";
  '_documentVisibility'?: "documentVisibility";
  '_updatedSince'?: "updatedSince";
}
