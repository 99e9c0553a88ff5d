// Original file: resume/documents/v1/document_enums.proto

/**
 * Who can see a document.
 */
export const DocumentVisibility = {
  DOCUMENT_VISIBILITY_UNSPECIFIED: 'DOCUMENT_VISIBILITY_UNSPECIFIED',
  DOCUMENT_VISIBILITY_PRIVATE: 'DOCUMENT_VISIBILITY_PRIVATE',
  DOCUMENT_VISIBILITY_UNLISTED: 'DOCUMENT_VISIBILITY_UNLISTED',
  DOCUMENT_VISIBILITY_PUBLIC: 'DOCUMENT_VISIBILITY_PUBLIC',
} as const;

/**
 * Who can see a document.
 */
export type DocumentVisibility =
  | 'DOCUMENT_VISIBILITY_UNSPECIFIED'
  | 0
  | 'DOCUMENT_VISIBILITY_PRIVATE'
  | 1
  | 'DOCUMENT_VISIBILITY_UNLISTED'
  | 2
  | 'DOCUMENT_VISIBILITY_PUBLIC'
  | 3

/**
 * Who can see a document.
 */
export type DocumentVisibilityOutput = typeof DocumentVisibility[keyof typeof DocumentVisibility]
