import type { DocumentSortOutput } from '../generated/resume/documents/v1/DocumentSort.ts'
import type { DocumentTypeOutput } from '../generated/resume/documents/v1/DocumentType.ts'
import type { DocumentVisibilityOutput } from '../generated/resume/documents/v1/DocumentVisibility.ts'
import { enumWords } from './enum-words.ts'
import type { DocumentSort, DocumentType, Visibility } from './limits/documents.ts'

/** Types of documents. */
export const documentTypeEnum = enumWords<DocumentType, DocumentTypeOutput>({
  RESUME: 'DOCUMENT_TYPE_RESUME',
  COVER_LETTER: 'DOCUMENT_TYPE_COVER_LETTER',
  PORTFOLIO: 'DOCUMENT_TYPE_PORTFOLIO',
  LINK_IN_BIO: 'DOCUMENT_TYPE_LINK_IN_BIO',
})

/** Who can see a document. */
export const visibilityEnum = enumWords<Visibility, DocumentVisibilityOutput>({
  PRIVATE: 'DOCUMENT_VISIBILITY_PRIVATE',
  UNLISTED: 'DOCUMENT_VISIBILITY_UNLISTED',
  PUBLIC: 'DOCUMENT_VISIBILITY_PUBLIC',
})

/** Orders of a list of documents. */
export const documentSortEnum = enumWords<DocumentSort, DocumentSortOutput>({
  '-updatedAt': 'DOCUMENT_SORT_UPDATED_AT_DESCENDING',
  updatedAt: 'DOCUMENT_SORT_UPDATED_AT',
  '-createdAt': 'DOCUMENT_SORT_CREATED_AT_DESCENDING',
  createdAt: 'DOCUMENT_SORT_CREATED_AT',
  title: 'DOCUMENT_SORT_TITLE',
})
