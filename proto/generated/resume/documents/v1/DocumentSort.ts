// Original file: resume/documents/v1/document_enums.proto

/**
 * The order of a list of documents.
 */
export const DocumentSort = {
  /**
   * The last updated first.
   */
  DOCUMENT_SORT_UNSPECIFIED: 'DOCUMENT_SORT_UNSPECIFIED',
  DOCUMENT_SORT_UPDATED_AT_DESCENDING: 'DOCUMENT_SORT_UPDATED_AT_DESCENDING',
  DOCUMENT_SORT_UPDATED_AT: 'DOCUMENT_SORT_UPDATED_AT',
  DOCUMENT_SORT_CREATED_AT_DESCENDING: 'DOCUMENT_SORT_CREATED_AT_DESCENDING',
  DOCUMENT_SORT_CREATED_AT: 'DOCUMENT_SORT_CREATED_AT',
  DOCUMENT_SORT_TITLE: 'DOCUMENT_SORT_TITLE',
} as const;

/**
 * The order of a list of documents.
 */
export type DocumentSort =
  /**
   * The last updated first.
   */
  | 'DOCUMENT_SORT_UNSPECIFIED'
  | 0
  | 'DOCUMENT_SORT_UPDATED_AT_DESCENDING'
  | 1
  | 'DOCUMENT_SORT_UPDATED_AT'
  | 2
  | 'DOCUMENT_SORT_CREATED_AT_DESCENDING'
  | 3
  | 'DOCUMENT_SORT_CREATED_AT'
  | 4
  | 'DOCUMENT_SORT_TITLE'
  | 5

/**
 * The order of a list of documents.
 */
export type DocumentSortOutput = typeof DocumentSort[keyof typeof DocumentSort]
