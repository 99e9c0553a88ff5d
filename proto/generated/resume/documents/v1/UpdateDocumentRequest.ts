// Original file: resume/documents/v1/documents.proto

import type { TagList as _resume_documents_v1_TagList, TagListOutput as _resume_documents_v1_TagListOutput } from '../../../resume/documents/v1/TagList.ts';
import type { DocumentVisibility as _resume_documents_v1_DocumentVisibility, DocumentVisibilityOutput as _resume_documents_v1_DocumentVisibilityOutput } from '../../../resume/documents/v1/DocumentVisibility.ts';

/**
 * The changes; absent fields keep their values.
 */
export interface UpdateDocumentRequest {
  'id'?: (string);
  /**
   * The revision that the caller knows.
   */
  'revision'?: (number);
  'title'?: (string);
  'slug'?: (string);
  'tags'?: (_resume_documents_v1_TagList | null);
  'content'?: (Buffer | Uint8Array | string);
  'metadata'?: (Buffer | Uint8Array | string);
  'templateId'?: (string);
  'keepLocalOnly'?: (boolean);
  /**
   * Empty: never.
   */
  'lastSyncedAt'?: (string);
  'documentVisibility'?: (_resume_documents_v1_DocumentVisibility);
  '_title'?: "title";
  '_slug'?: "slug";
  '_tags'?: "tags";
  '_content'?: "content";
  '_metadata'?: "metadata";
  '_templateId'?: "templateId";
  '_keepLocalOnly'?: "keepLocalOnly";
  '_lastSyncedAt'?: "lastSyncedAt";
  '_documentVisibility'?: "documentVisibility";
}

/**
 * The changes; absent fields keep their values.
 */
export interface UpdateDocumentRequestOutput {
  'id': (string);
  /**
   * The revision that the caller knows.
   */
  'revision': (number);
  'title'?: (string);
  'slug'?: (string);
  'tags'?: (_resume_documents_v1_TagListOutput | null);
  'content'?: (Buffer);
  'metadata'?: (Buffer);
  'templateId'?: (string);
  'keepLocalOnly'?: (boolean);
  /**
   * Empty: never.
   */
  'lastSyncedAt'?: (string);
  'documentVisibility'?: (_resume_documents_v1_DocumentVisibilityOutput);
  '_title'?: "title";
  '_slug'?: "slug";
  '_tags'?: "tags";
  '_content'?: "content";
  '_metadata'?: "metadata";
  '_templateId'?: "templateId";
  '_keepLocalOnly'?: "keepLocalOnly";
  '_lastSyncedAt'?: "lastSyncedAt";
  '_documentVisibility'?: "documentVisibility";
}
