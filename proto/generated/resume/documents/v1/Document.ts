// Original file: resume/documents/v1/documents.proto

import type { DocumentType as _resume_documents_v1_DocumentType, DocumentTypeOutput as _resume_documents_v1_DocumentTypeOutput } from '../../../resume/documents/v1/DocumentType.ts';
import type { DocumentVisibility as _resume_documents_v1_DocumentVisibility, DocumentVisibilityOutput as _resume_documents_v1_DocumentVisibilityOutput } from '../../../resume/documents/v1/DocumentVisibility.ts';

/**
 * A document.
 */
export interface Document {
  'id'?: (string);
  'userId'?: (string);
  'title'?: (string);
  'slug'?: (string);
  'tags'?: (string)[];
  /**
   * A JSON object; absent in lists, and in the answer to a call that sent it, since it is stored as sent.
   */
  'content'?: (Buffer | Uint8Array | string);
  /**
   * A JSON object.
   */
  'metadata'?: (Buffer | Uint8Array | string);
  'templateId'?: (string);
  'schemaVersion'?: (number);
  'revision'?: (number);
  'keepLocalOnly'?: (boolean);
  'lastSyncedAt'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'deletedAt'?: (string);
  'documentType'?: (_resume_documents_v1_DocumentType);
  'documentVisibility'?: (_resume_documents_v1_DocumentVisibility);
  '_content'?: "content";
  '_lastSyncedAt'?: "lastSyncedAt";
  '_deletedAt'?: "deletedAt";
}

/**
 * A document.
 */
export interface DocumentOutput {
  'id': (string);
  'userId': (string);
  'title': (string);
  'slug': (string);
  'tags': (string)[];
  /**
   * A JSON object; absent in lists, and in the answer to a call that sent it, since it is stored as sent.
   */
  'content'?: (Buffer);
  /**
   * A JSON object.
   */
  'metadata': (Buffer);
  'templateId': (string);
  'schemaVersion': (number);
  'revision': (number);
  'keepLocalOnly': (boolean);
  'lastSyncedAt'?: (string);
  'createdAt': (string);
  'updatedAt': (string);
  'deletedAt'?: (string);
  'documentType': (_resume_documents_v1_DocumentTypeOutput);
  'documentVisibility': (_resume_documents_v1_DocumentVisibilityOutput);
  '_content'?: "content";
  '_lastSyncedAt'?: "lastSyncedAt";
  '_deletedAt'?: "deletedAt";
}
