// Original file: resume/documents/v1/documents.proto

import type { TagList as _resume_documents_v1_TagList, TagListOutput as _resume_documents_v1_TagListOutput } from '../../../resume/documents/v1/TagList.ts';

/**
 * The changes; what is absent stays.
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
  'visibility'?: (string);
  'keepLocalOnly'?: (boolean);
  /**
   * Empty: never.
   */
  'lastSyncedAt'?: (string);
  '_title'?: "title";
  '_slug'?: "slug";
  '_tags'?: "tags";
  '_content'?: "content";
  '_metadata'?: "metadata";
  '_templateId'?: "templateId";
  '_visibility'?: "visibility";
  '_keepLocalOnly'?: "keepLocalOnly";
  '_lastSyncedAt'?: "lastSyncedAt";
}

/**
 * The changes; what is absent stays.
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
  'visibility'?: (string);
  'keepLocalOnly'?: (boolean);
  /**
   * Empty: never.
   */
  'lastSyncedAt'?: (string);
  '_title'?: "title";
  '_slug'?: "slug";
  '_tags'?: "tags";
  '_content'?: "content";
  '_metadata'?: "metadata";
  '_templateId'?: "templateId";
  '_visibility'?: "visibility";
  '_keepLocalOnly'?: "keepLocalOnly";
  '_lastSyncedAt'?: "lastSyncedAt";
}
