/** Kinds of documents (decisions, Documents). */
export const documentTypes = ['RESUME', 'COVER_LETTER', 'PORTFOLIO', 'LINK_IN_BIO'] as const

/** A kind of document. */
export type DocumentType = (typeof documentTypes)[number]

/** Who may see a document. */
export const visibilities = ['PRIVATE', 'UNLISTED', 'PUBLIC'] as const

/** Orders of the list; a minus sign means descending. */
export const documentSorts = ['-updatedAt', 'updatedAt', '-createdAt', 'createdAt', 'title'] as const

/** An order of the list. */
export type DocumentSort = (typeof documentSorts)[number]

/** What a document is called when nobody said. */
export const defaultTitles: Record<DocumentType, string> = {
  RESUME: 'Untitled resume',
  COVER_LETTER: 'Untitled cover letter',
  PORTFOLIO: 'Untitled portfolio',
  LINK_IN_BIO: 'Untitled link in bio',
}

/** The template when nobody said (decisions, Documents). */
export const defaultTemplateId = 'modern'

/** The version of the content's schema that new documents have. */
export const currentSchemaVersion = 1

/** Active documents of a type without a subscription (interface, Limits). */
export const freeDocumentsPerType = 1

/** A document without what it holds. */
export interface DocumentHead {
  id: string
  userId: string
  type: string
  title: string
  slug: string
  tags: string[]
  /** JSON text. */
  metadata: string
  templateId: string
  schemaVersion: number
  revision: number
  visibility: string
  keepLocalOnly: boolean
  lastSyncedAt: Date | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

/** A whole document. */
export interface Document extends DocumentHead {
  /** JSON text. */
  content: string
}

/** A former state of a document, without what it held. */
export interface VersionHead {
  documentId: string
  revision: number
  title: string
  slug: string
  tags: string[]
  /** JSON text. */
  metadata: string
  templateId: string
  schemaVersion: number
  visibility: string
  createdAt: Date
  supersededAt: Date
}

/** A former state of a document. */
export interface Version extends VersionHead {
  /** JSON text. */
  content: string
}
