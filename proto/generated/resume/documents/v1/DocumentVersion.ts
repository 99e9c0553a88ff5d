// Original file: resume/documents/v1/documents.proto

import type { DocumentVisibility as _resume_documents_v1_DocumentVisibility, DocumentVisibilityOutput as _resume_documents_v1_DocumentVisibilityOutput } from '../../../resume/documents/v1/DocumentVisibility.ts';

/**
 * A former version of a document.
 */
export interface DocumentVersion {
  'documentId'?: (string);
  'revision'?: (number);
  'title'?: (string);
  'slug'?: (string);
  'tags'?: (string)[];
  /**
   * A JSON object; absent in lists.
   */
  'content'?: (Buffer | Uint8Array | string);
  /**
   * A JSON object.
   */
  'metadata'?: (Buffer | Uint8Array | string);
  'templateId'?: (string);
  'schemaVersion'?: (number);
  /**
   * When this version was written.
   */
  'createdAt'?: (string);
  /**
   * When the next version replaced it.
   */
  'supersededAt'?: (string);
  'documentVisibility'?: (_resume_documents_v1_DocumentVisibility);
  '_content'?: "content";
}

/**
 * A former version of a document.
 */
export interface DocumentVersionOutput {
  'documentId': (string);
  'revision': (number);
  'title': (string);
  'slug': (string);
  'tags': (string)[];
  /**
   * A JSON object; absent in lists.
   */
  'content'?: (Buffer);
  /**
   * A JSON object.
   */
  'metadata': (Buffer);
  'templateId': (string);
  'schemaVersion': (number);
  /**
   * When this version was written.
   */
  'createdAt': (string);
  /**
   * When the next version replaced it.
   */
  'supersededAt': (string);
  'documentVisibility': (_resume_documents_v1_DocumentVisibilityOutput);
  '_content'?: "content";
}
