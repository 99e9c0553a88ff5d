import { type DocumentSort, type DocumentType, documentLimits, type Visibility } from '@resume/proto/limits/documents'
import type { DocumentFields } from './document-fields.ts'

/** Titles of documents that are created without one. */
export const defaultTitles: Record<DocumentType, string> = {
  RESUME: 'Untitled resume',
  COVER_LETTER: 'Untitled cover letter',
  PORTFOLIO: 'Untitled portfolio',
  LINK_IN_BIO: 'Untitled link in bio',
}

/** The template of documents that are created without one. */
export const defaultTemplateId = 'modern'

/** The schema version of new documents' content. */
export const currentSchemaVersion = 1

/** A document without its content. */
export interface DocumentHead {
  id: string
  userId: string
  type: DocumentType
  title: string
  slug: string
  tags: string[]
  /** JSON text. */
  metadata: string
  templateId: string
  schemaVersion: number
  revision: number
  visibility: Visibility
  keepLocalOnly: boolean
  /** The subdomain that the owner of a portfolio wants, as typed; empty for all others. */
  subdomain: string
  lastSyncedAt: Date | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

/** A document with its content. */
export interface Document extends DocumentHead {
  /** JSON text. */
  content: string
}

/** A document as it is read most often, and handed on. */
export interface ReadDocument extends DocumentHead {
  /** JSON text, in UTF-8. */
  content: Buffer
}

/** A former version of a document, without its content. */
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
  visibility: Visibility
  createdAt: Date
  supersededAt: Date
}

/** A former version of a document. */
export interface Version extends VersionHead {
  /** JSON text. */
  content: string
}

/** A new document, ready to be stored. */
export type NewDocument = Omit<Document, 'revision' | 'lastSyncedAt' | 'createdAt' | 'updatedAt' | 'deletedAt'> & {
  contentId: string
}

/** A document without its content, but with the id of the stored content. */
export type StoredDocument = DocumentHead & { contentId: string }

/** A version without its content, but with the id of the stored content. */
export type StoredVersion = VersionHead & { contentId: string }

/** What a revision changes besides the content; absent fields keep their values. */
export type RevisionChanges = Omit<DocumentFields, 'content'> & { schemaVersion?: number }

/** The next revision of a document. */
export interface Revision {
  userId: string
  documentId: string
  /** The revision that the document must have; undefined: any. */
  expected: number | undefined
  changes: RevisionChanges
  /** New text, or the id of stored content; undefined: the content stays. */
  content: { id: string; text?: DocumentFields['content'] } | undefined
}

/** Which documents to list, and in which order. */
export interface DocumentQuery {
  type?: DocumentType
  visibility?: Visibility
  tag?: string
  /** Text within the title, in any case. */
  search?: string
  /** Only what changed then or later; what was deleted or restored since counts as changed. */
  updatedSince?: Date
  sort: DocumentSort
}

/** The longest title of a copy before the suffix is added, in characters. */
const longestCopiedTitle = documentLimits.titleLength - 10

/** The title of a document's copy. */
export function titleOfCopy(title: string): string {
  return `${[...title].slice(0, longestCopiedTitle).join('')} (copy)`
}

/** Documents that were deleted after this time can be restored. */
export function restorableSince(now: Date): Date {
  return daysBefore(now, documentLimits.restorableDays)
}

/** Versions that were superseded after this time are shown; the job that removes the others runs only now and then. */
export function versionsShownSince(now: Date): Date {
  return daysBefore(now, documentLimits.versionDays)
}

/** The oldest revision that a document keeps as a version, given its current revision. */
export function oldestKeptRevision(current: number): number {
  return Math.max(1, current - documentLimits.versions)
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}
