// Original file: resume/documents/v1/document_enums.proto

/**
 * What a document is.
 */
export const DocumentType = {
  DOCUMENT_TYPE_UNSPECIFIED: 'DOCUMENT_TYPE_UNSPECIFIED',
  DOCUMENT_TYPE_RESUME: 'DOCUMENT_TYPE_RESUME',
  DOCUMENT_TYPE_COVER_LETTER: 'DOCUMENT_TYPE_COVER_LETTER',
  DOCUMENT_TYPE_PORTFOLIO: 'DOCUMENT_TYPE_PORTFOLIO',
  DOCUMENT_TYPE_LINK_IN_BIO: 'DOCUMENT_TYPE_LINK_IN_BIO',
} as const;

/**
 * What a document is.
 */
export type DocumentType =
  | 'DOCUMENT_TYPE_UNSPECIFIED'
  | 0
  | 'DOCUMENT_TYPE_RESUME'
  | 1
  | 'DOCUMENT_TYPE_COVER_LETTER'
  | 2
  | 'DOCUMENT_TYPE_PORTFOLIO'
  | 3
  | 'DOCUMENT_TYPE_LINK_IN_BIO'
  | 4

/**
 * What a document is.
 */
export type DocumentTypeOutput = typeof DocumentType[keyof typeof DocumentType]
