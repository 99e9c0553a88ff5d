// Original file: resume/documents/v1/documents.proto

import type { DocumentType as _resume_documents_v1_DocumentType, DocumentTypeOutput as _resume_documents_v1_DocumentTypeOutput } from '../../../resume/documents/v1/DocumentType.ts';
import type { DocumentVisibility as _resume_documents_v1_DocumentVisibility, DocumentVisibilityOutput as _resume_documents_v1_DocumentVisibilityOutput } from '../../../resume/documents/v1/DocumentVisibility.ts';

/**
 * The document to create; absent fields take their defaults.
 */
export interface CreateDocumentRequest {
  'title'?: (string);
  'slug'?: (string);
  'tags'?: (string)[];
  /**
   * Absent: from the master profile, for the types that are seeded.
   */
  'content'?: (Buffer | Uint8Array | string);
  'metadata'?: (Buffer | Uint8Array | string);
  'templateId'?: (string);
  'keepLocalOnly'?: (boolean);
  'documentType'?: (_resume_documents_v1_DocumentType);
  'documentVisibility'?: (_resume_documents_v1_DocumentVisibility);
  '_title'?: "title";
  '_slug'?: "slug";
  '_content'?: "content";
  '_metadata'?: "metadata";
  '_templateId'?: "templateId";
  '_documentVisibility'?: "documentVisibility";
}

/**
 * The document to create; absent fields take their defaults.
 */
export interface CreateDocumentRequestOutput {
  'title'?: (string);
  'slug'?: (string);
  'tags': (string)[];
  /**
   * Absent: from the master profile, for the types that are seeded.
   */
  'content'?: (Buffer);
  'metadata'?: (Buffer);
  'templateId'?: (string);
  'keepLocalOnly': (boolean);
  'documentType': (_resume_documents_v1_DocumentTypeOutput);
  'documentVisibility'?: (_resume_documents_v1_DocumentVisibilityOutput);
  '_title'?: "title";
  '_slug'?: "slug";
  '_content'?: "content";
  '_metadata'?: "metadata";
  '_templateId'?: "templateId";
  '_documentVisibility'?: "documentVisibility";
}
