import type { DocumentOutput } from '@resume/proto/generated/resume/documents/v1/Document'
import type { DocumentVersionOutput } from '@resume/proto/generated/resume/documents/v1/DocumentVersion'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { type PageRequest, pageOf } from '../http/paging.ts'
import { Id, JsonObject, Nullable, rawBytes, Timestamp } from './schemas.ts'

/** Kinds of documents. */
export const documentTypes = ['RESUME', 'COVER_LETTER', 'PORTFOLIO', 'LINK_IN_BIO'] as const

/** Who may see a document. */
export const visibilities = ['PRIVATE', 'UNLISTED', 'PUBLIC'] as const

const AnyObject = Type.Object({}, { additionalProperties: true })

/** A document as the API shows it. */
export const DocumentRow = Type.Object({
  id: Id,
  userId: Id,
  type: Type.Enum([...documentTypes]),
  title: Type.String(),
  slug: Type.String(),
  tags: Type.Array(Type.String()),
  content: AnyObject,
  metadata: AnyObject,
  templateId: Type.String(),
  schemaVersion: Type.Integer(),
  revision: Type.Integer({ description: 'From 1; each successful update adds 1' }),
  visibility: Type.Enum([...visibilities]),
  keepLocalOnly: Type.Boolean({ description: 'Stays local even when the account syncs' }),
  lastSyncedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Nullable(Timestamp),
})

/** A former state of a document as the API shows it. */
export const VersionRow = Type.Object({
  documentId: Id,
  revision: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  tags: Type.Array(Type.String()),
  content: AnyObject,
  metadata: AnyObject,
  templateId: Type.String(),
  schemaVersion: Type.Integer(),
  visibility: Type.Enum([...visibilities]),
  createdAt: Type.String({ format: 'date-time', description: 'When this state was written' }),
  supersededAt: Type.String({ format: 'date-time', description: 'When the next state took its place' }),
})

/** Fields that a caller can set. */
export const DocumentBody = {
  title: Type.String({ minLength: 1, maxLength: 200 }),
  slug: Type.String({ minLength: 1, maxLength: 100, description: 'Unique per owner; from the title when absent' }),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 }),
  content: JsonObject('At most 1 MB (1,048,576 bytes as UTF-8 JSON), at most 64 levels deep; comes back as sent'),
  metadata: JsonObject('At most 16 KB'),
  templateId: Type.String({ minLength: 1, maxLength: 64 }),
  visibility: Type.Enum([...visibilities]),
  keepLocalOnly: Type.Boolean(),
}

/**
 * A document as the API shows it; without `content` where that was not read.
 * @param sent what the caller has just sent, which the service does not send back
 */
export function showDocument(document: DocumentOutput | null, sent?: RawJson): RawJson {
  if (!document) throw new AppError('not_found', 'Document not found')
  const { id, userId, type, title, slug, tags, templateId, schemaVersion, revision, visibility } = document
  const { keepLocalOnly, lastSyncedAt, createdAt, updatedAt, deletedAt, metadata } = document
  const content = document.content ?? (sent && rawBytes(sent))
  const head = {
    id,
    userId,
    type,
    title,
    slug,
    tags,
    templateId,
    schemaVersion,
    revision,
    visibility,
    keepLocalOnly,
    lastSyncedAt: lastSyncedAt ?? null,
    createdAt,
    updatedAt,
    deletedAt: deletedAt ?? null,
  }
  return new RawJson(spliceJson(head, { ...(content && { content }), metadata }))
}

/** A former version as the API shows it; without `content` where that was not read. */
export function showVersion(version: DocumentVersionOutput | null): RawJson {
  if (!version) throw new AppError('not_found', 'Version not found')
  const { documentId, revision, title, slug, tags, templateId, schemaVersion, visibility } = version
  const { createdAt, supersededAt, content, metadata } = version
  const head = {
    documentId,
    revision,
    title,
    slug,
    tags,
    templateId,
    schemaVersion,
    visibility,
    createdAt,
    supersededAt,
  }
  return new RawJson(spliceJson(head, { ...(content && { content }), metadata }))
}

/** The `data` of a paged list whose rows are JSON already. */
export function rawPage(rows: RawJson[], total: number, page: PageRequest): RawJson {
  const { items, ...rest } = pageOf(rows, total, page)
  return new RawJson(
    spliceJson(rest, { items: Buffer.from(`[${items.map(({ json }) => json.toString()).join(',')}]`) }),
  )
}
